import type { Person } from "./read-people.ts";

/** LinkedIn's data export of an invented person: its tables by file name, as LinkedIn names and heads them. */
export function writeExport(person: Person, connections: number): Record<string, string> {
  const { one, lists, employers, schools } = person;
  const words = one.name!.split(" ");
  const last = words.at(-1)!;
  const own = {
    "First Name": words.slice(0, -1).join(" "), "Last Name": last, "Maiden Name": "", Address: "", "Birth Date": "",
    Headline: one.headline!, Summary: person.summary.join("\n"), Industry: "Services", "Zip Code": "", "Geo Location": one.location ?? "",
    "Twitter Handles": "", Websites: one.website ?? "", "Instant Messengers": "",
  };
  const positions = employers.flatMap(({ name, roles }) => roles.map((role) => ({
    "Company Name": name, Title: role.title, Description: role.paragraphs.map(({ bullet, text }) => (bullet ? `• ${text}` : text)).join("\n"),
    Location: role.place ?? "", "Started On": writeMonth(role.start), "Finished On": role.end === null ? "" : writeMonth(role.end),
  })));
  const education = schools.map(({ school, degree, field, start, end }) => ({
    "School Name": school!, "Start Date": start ?? "", "End Date": end ?? "", Notes: "", "Degree Name": [degree, field].filter((part) => part !== null).join(", "), Activities: "",
  }));
  const people = Array.from({ length: connections }, (_, index) => ({
    "First Name": `Person ${index}`, "Last Name": "Invented", URL: `https://www.linkedin.com/in/invented-${index}`, "Email Address": "", Company: "Somewhere, Inc.", Position: "Colleague", "Connected On": "03 May 2022",
  }));
  const named = (items: readonly string[], header = "Name") => items.map((item) => ({ [header]: item.replace(/\s*\([^()]*\)$/, "") }));
  return {
    "Profile.csv": table([own]),
    "Positions.csv": table(positions),
    "Education.csv": table(education),
    "Skills.csv": table(lists.skills!.map((Name) => ({ Name }))),
    ...(lists.languages!.length > 0 ? { "Languages.csv": table(named(lists.languages!)) } : {}),
    "Certifications.csv": table(lists.certificates!.map((Name) => ({ Name, Url: "", Authority: "", "Started On": "Jan 2020", "Finished On": "", "License Number": "" }))),
    "Honors.csv": table(lists.honors!.map((Title) => ({ Title, Description: "", "Issued On": "" }))),
    "Publications.csv": table(lists.publications!.map((Name) => ({ Name, "Published On": "", Description: "", Publisher: "", Url: "" }))),
    "Email Addresses.csv": one.email === undefined ? "" : table([{ "Email Address": "old@elsewhere.example", Confirmed: "Yes", Primary: "No" }, { "Email Address": one.email, Confirmed: "Yes", Primary: "Yes" }]),
    "PhoneNumbers.csv": one.phone === undefined ? "" : table([{ Extension: "", Number: one.phone.replace(/\s*\([^()\d]*\)$/, ""), Type: "Mobile" }]),
    "Recommendations_Received.csv": table([{ "First Name": "Ada", "Last Name": "Invented", Company: "Somewhere", "Job Title": "Lead", Text: "A joy to work with.", "Creation Date": "01/02/20, 10:00 AM", Status: "VISIBLE" }]),
    "Connections.csv": `Notes:\n"When exporting your connection data, some addresses may be missing."\n\n${table(people)}`,
    "messages.csv": table([{ "CONVERSATION ID": "1", FROM: "Ada Invented", CONTENT: "This is private and never read." }]),
  };
}

const MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

/** '2020-03' as the export writes it: 'Mar 2020'. */
function writeMonth(date: string): string {
  const [year, month] = date.split("-");
  return month === undefined ? year! : `${MONTHS[Number(month) - 1]} ${year}`;
}

function table(rows: readonly Record<string, string>[]): string {
  const headers = Object.keys(rows[0] ?? { Name: "" });
  const cell = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  return `${[headers, ...rows.map((row) => headers.map((header) => row[header] ?? ""))].map((cells) => cells.map(cell).join(",")).join("\n")}\n`;
}
