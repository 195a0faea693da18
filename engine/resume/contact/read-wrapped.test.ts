import { describe, expect, test } from "vitest";
import { aResumePage, bullet, heading, name, type PageLine } from "../../../testing/a-resume-page.ts";
import { readResume } from "../read-resume.ts";

function contactOf(...lines: PageLine[]) {
  const { contact } = readResume(aResumePage([...lines, ...body]));
  return Object.fromEntries(Object.entries(contact).map(([key, found]) => [key, found?.value ?? null]));
}

const body: PageLine[] = [
  heading("Experience"),
  "Cashier, Corner Market\tJan 2019 – Present",
  bullet("Served two hundred customers a day"),
  heading("Education"),
  "High School Diploma, Northside High School, 2018",
];

describe("contact details that lines and cells break are read whole", () => {
  test("an address behind its label, under other people's labels on the same line", () => {
    const read = contactOf(
      name("Rui Nobre"),
      "Date of birth: 14/08/1988 | Phone number: (+351) 912 555 047 (Mobile) | Address: Rua da Paz 41,",
      "3000-278 Coimbra, Portugal (Home) | Email address: rui@correio.example",
    );
    expect(read).toMatchObject({
      phone: "(+351) 912 555 047",
      address: "Rua da Paz 41, 3000-278 Coimbra, Portugal",
      email: "rui@correio.example",
    });
  });

  test("a number whose country stands at the end of the line above", () => {
    const read = contactOf(
      name("Rui Nobre"),
      "Nationality: Portuguese | Phone number: (+351)",
      "912 555 047 | rui@correio.example",
    );
    expect(read.phone).toBe("(+351) 912 555 047");
  });

  test("labels in one row and their values in the next", () => {
    const read = contactOf(
      name("Kathleen Diaz"),
      "Location\tLinkedIn",
      "1418 N. Prospect Ave., Milwaukee, WI 53202\tlinkedin.com/in/kathleen-diaz",
    );
    expect(read).toMatchObject({
      address: "1418 N. Prospect Ave., Milwaukee, WI 53202",
      linkedin: "linkedin.com/in/kathleen-diaz",
    });
  });

  test("a house number of seven digits and a postcode are no phone, a number with its kind behind it is one", () => {
    const lines = ["205-1550 West 8th Ave, Vancouver BC V6J 4R8", "604-555-0136 | anna.berg@mail.example"];
    expect(contactOf(name("Anna Berg"), ...lines).phone).toBe("604-555-0136");
    expect(
      contactOf(name("Anna Berg"), "2-11-3 Meguro, Meguro-ku, Tokyo 153-0063", "090-5550-0123").phone,
    ).toBe("090-5550-0123");
    expect(contactOf(name("Anna Berg"), "0151 5550123", "3/1 Leith Walk, Edinburgh").phone).toBe(
      "0151 5550123",
    );
    expect(contactOf(name("Anna Berg"), "0475/55.50.12 (Mobile)").phone).toBe("0475/55.50.12");
  });

  test("labels of one letter", () => {
    const read = contactOf(
      "T: 0171 5550183",
      "E: dagmar@posta.example",
      "A: Na Kopci 12, 602 00 Brno",
      name("Dagmar Novak"),
    );
    expect(read).toMatchObject({ address: "Na Kopci 12, 602 00 Brno", email: "dagmar@posta.example" });
  });

  test("an e-mail address cut inside its ending", () => {
    const read = contactOf(name("Kathleen Diaz"), "kathleen.diaz@mail.exa", "mple", "(414) 555-0136");
    expect(read.email).toBe("kathleen.diaz@mail.example");
  });

  test("the day and place of birth before an address is no part of it", () => {
    const read = contactOf(
      name("Giada Fioravanti"),
      "Nata a Ferrara il 22/05/2002 – Via Ripagrande 17, 44121 Ferrara",
    );
    expect(read.address).toBe("Via Ripagrande 17, 44121 Ferrara");
  });
});
