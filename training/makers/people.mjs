import { readdirSync, readFileSync } from "node:fs";

const folder = new URL("./people/", import.meta.url);

/** The invented people, by trade. */
export const PEOPLE = Object.fromEntries(
  readdirSync(folder).map((file) => {
    const person = JSON.parse(readFileSync(new URL(file, folder), "utf8"));
    return [person.id, person];
  }),
);

const kept = (value) => value ?? undefined;

/** The person in the form of JSON Resume, with the names of both its old and its present versions. */
export function toJsonResume(person, { dates = (date) => date } = {}) {
  return {
    basics: {
      name: person.name,
      label: person.label,
      email: person.email,
      phone: person.phone,
      summary: person.summary,
      location: {
        address: person.street,
        postalCode: person.postcode,
        city: person.city,
        region: kept(person.region),
        countryCode: person.countryCode,
      },
      profiles: [
        { network: "LinkedIn", username: person.linkedin, url: `https://www.linkedin.com/in/${person.linkedin}` },
      ],
    },
    work: person.jobs.map((job) => {
      const name = job.unit ? `${job.employer}, ${job.unit}` : job.employer;
      return {
        name,
        company: name,
        position: job.title,
        location: job.place,
        startDate: dates(job.start),
        endDate: job.end ? dates(job.end) : undefined,
        highlights: job.bullets,
      };
    }),
    education: person.studies.map((study) => ({
      institution: study.school,
      studyType: study.degree,
      area: kept(study.field),
      location: study.place,
      startDate: dates(study.start),
      endDate: dates(study.end),
      score: kept(study.grade),
      gpa: kept(study.grade),
    })),
    skills: person.skills.map((group) => ({ name: group.name, keywords: group.items })),
    certificates: person.certificates,
    languages: person.languages.map(({ name, level }) => ({ language: name, fluency: level })),
    interests: person.interests.map((name) => ({ name })),
  };
}
