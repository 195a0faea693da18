import type { TemplateText } from "./template-text.ts";

/** Jobs with the latest first. The person is invented. */
export const CHRONOLOGICAL: TemplateText = {
  file: "vouch-resume-chronological",
  title: "Chronological resume template",
  name: "Dana Whitlock",
  contact: "Halifax, NS | 902-555-0147 | dana.whitlock@mail.example | linkedin.com/in/danawhitlock",
  sections: [
    {
      heading: "Summary",
      parts: [
        {
          kind: "paragraph",
          text: "Registered nurse with nine years in orthopedics, day surgery and long-term care. Charge nurse on nights since 2023, with a team of four and 24 beds. Looking for a day post on a surgical ward where new staff are taught at the bedside.",
        },
      ],
    },
    {
      heading: "Experience",
      parts: [
        {
          kind: "post",
          what: "Registered Nurse",
          where: "Harbour General Hospital, Halifax",
          when: "May 2020 – Present",
        },
        {
          kind: "list",
          lines: [
            "Look after up to six orthopedic patients per shift, from admission to discharge teaching",
            "Lead a night team of four as charge nurse and plan the breaks, the beds and the handover",
            "Taught eleven colleagues the new electronic health record, one medication round each",
            "Rewrote the wound care leaflet that patients take home, with pictures in place of Latin",
          ],
        },
        {
          kind: "post",
          what: "Licensed Practical Nurse",
          where: "Birch Hill Care Home, Dartmouth",
          when: "June 2017 – April 2020",
        },
        {
          kind: "list",
          lines: [
            "Gave medication and personal care to 18 residents, nine of them living with dementia",
            "Kept care plans current and told families what had changed, by phone and in person",
            "Noticed falls clustering after supper and moved the rounds; falls on the wing became rare",
          ],
        },
      ],
    },
    {
      heading: "Education",
      parts: [
        {
          kind: "post",
          what: "Bachelor of Science in Nursing",
          where: "North Shore University, Halifax",
          when: "September 2018 – April 2020",
        },
        {
          kind: "post",
          what: "Diploma in Practical Nursing",
          where: "Cobequid Bay College, Truro",
          when: "September 2015 – May 2017",
        },
      ],
    },
    {
      heading: "Licences and certificates",
      parts: [
        {
          kind: "list",
          lines: ["Registered Nurse, Nova Scotia, current", "Basic Life Support (BLS), valid to June 2027"],
        },
      ],
    },
    {
      heading: "Skills",
      parts: [
        {
          kind: "paragraph",
          text: "Wound care, IV therapy, medication administration, electronic health records, patient teaching, care planning, shift planning",
        },
      ],
    },
  ],
};
