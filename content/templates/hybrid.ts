import type { TemplateText } from "./template-text.ts";

/** Skills with their proof first, then the dated jobs. The person is invented. */
export const HYBRID: TemplateText = {
  file: "vouch-resume-hybrid",
  title: "Hybrid resume template",
  name: "Tomas Ferreira",
  contact: "Leeds, UK | 07700 900123 | t.ferreira@mail.example | linkedin.com/in/tomasferreira",
  sections: [
    {
      heading: "Profile",
      parts: [
        {
          kind: "paragraph",
          text: "Electrician moving into building controls after ten years on commercial sites. Completed a KNX partner course in 2026. Wants to commission what he has so far wired.",
        },
      ],
    },
    {
      heading: "Skills",
      parts: [
        {
          kind: "list",
          lines: [
            "Controls: wired and tested 60 room controllers in an office refit; found the addressing faults together with the commissioning engineer",
            "Testing: inspection and test certificates to BS 7671 on all own circuits since 2019",
            "Fault finding: traced and labelled 11 cabinets at a dairy that had lost its drawings",
            "Leading: ran a crew of three and held their daily safety briefing",
          ],
        },
      ],
    },
    {
      heading: "Employment",
      parts: [
        {
          kind: "post",
          what: "Electrician",
          where: "Northgate Fit-Out Ltd, Leeds",
          when: "March 2019 – Present",
        },
        {
          kind: "list",
          lines: [
            "Install lighting, small power and data containment in offices of up to 4,000 square metres",
            "Order materials for own floors and check deliveries against the drawings",
            "Train the second-year apprentice in safe isolation and testing",
          ],
        },
        {
          kind: "post",
          what: "Electrician",
          where: "Pell & Sons, Bradford",
          when: "July 2016 – February 2019",
        },
        {
          kind: "list",
          lines: [
            "Rewired shops and small workshops, often at night so that they could open in the morning",
            "Answered call-outs for one week in four",
          ],
        },
      ],
    },
    {
      heading: "Education",
      parts: [
        {
          kind: "post",
          what: "Level 3 NVQ Diploma in Electrotechnical Services",
          where: "Aire Valley College, Leeds",
          when: "September 2012 – June 2016",
        },
      ],
    },
    {
      heading: "Certificates",
      parts: [
        {
          kind: "list",
          lines: ["KNX Partner, 2026", "ECS Gold Card", "18th Edition Wiring Regulations (BS 7671)"],
        },
      ],
    },
  ],
};
