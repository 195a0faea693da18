import { describe, expect, test } from "vitest";
import { aResumePage, bullet, heading, type PageLine } from "../../../testing/a-resume-page.ts";
import { readResume } from "../read-resume.ts";

type Want = [name: string, email: string | null, phone: string, address: string, linkedin: string | null];

const b = (text: string, size = 10): PageLine => [text, { size, bold: true }];
const name = (text: string) => b(text, 20);
const body: PageLine[] = [
  heading("PROFESSIONAL EXPERIENCE"),
  "Store Supervisor\tJune 2018 – Present",
  "Harvest Foods, Tulsa, OK",
  bullet("Led a team of twelve"),
  heading("EDUCATION"),
  "B.A. in History, University of Tulsa, 2014",
];

/** Tops of resumes as people of many countries write them; in the address only letters and digits are compared. */
const tops: [PageLine[], Want][] = [
  [
    [name("Ines BaptistaInes Baptista"), "ines@mail.example • (918) 555-0143 • Tulsa, OK 74104"],
    ["Ines Baptista", "ines@mail.example", "(918) 555-0143", "Tulsa, OK 74104", null],
  ],
  [
    [
      name("JORDAN A. WHITFIELD"),
      "418 Birchwood Ln, Apt 3B • Tulsa, OK 74104 • (918) 555-0143 • jordan.whitfield@mail.example",
    ],
    [
      "JORDAN A. WHITFIELD",
      "jordan.whitfield@mail.example",
      "(918) 555-0143",
      "418 Birchwood Ln, Apt 3B • Tulsa, OK 74104",
      null,
    ],
  ],
  [
    ["918-555-0143 | jordan@mail.example | Tulsa, OK", b("Jordan Whitfield", 18)],
    ["Jordan Whitfield", "jordan@mail.example", "918-555-0143", "Tulsa, OK", null],
  ],
  [
    [
      b("Jordan Whitfield, PMP, CSM", 18),
      "Tulsa, OK 74104 | 918.555.0143 | jw@mail.example | linkedin.com/in/jwhitfield/",
    ],
    ["Jordan Whitfield", "jw@mail.example", "918.555.0143", "Tulsa, OK 74104", "linkedin.com/in/jwhitfield/"],
  ],
  [
    [
      b("RESUME OF MARIA T. DELGADO", 16),
      "12 Pine Street",
      "El Paso, Texas 79901",
      "Home: (915) 555-0111  Cell: (915) 555-0112",
      "mariatd@mail.example",
    ],
    [
      "MARIA T. DELGADO",
      "mariatd@mail.example",
      "(915) 555-0111",
      "12 Pine Street, El Paso, Texas 79901",
      null,
    ],
  ],
  [
    [
      b("Curriculum Vitae", 18),
      b("Personal Details", 12),
      "Name\tPriya Raghunathan",
      "Address\t14, 2nd Cross, Jayanagar 4th Block, Bangalore - 560011",
      "Mobile\t+91 98860 12345",
      "E-mail\tpriya.r@mail.example",
      "Date of Birth\t12/04/1991",
    ],
    [
      "Priya Raghunathan",
      "priya.r@mail.example",
      "+91 98860 12345",
      "14, 2nd Cross, Jayanagar 4th Block, Bangalore - 560011",
      null,
    ],
  ],
  [
    [
      b("Anna-Lena Müller", 20),
      "Lindenstraße 14",
      "50674 Köln",
      "Tel.: 0221 / 139 20 45",
      "Mobil: 0151 – 23 45 67 89",
      "E-Mail: anna-lena.mueller@post.example",
      "geboren am 12.03.1990 in Bonn",
    ],
    [
      "Anna-Lena Müller",
      "anna-lena.mueller@post.example",
      "0221 / 139 20 45",
      "Lindenstraße 14, 50674 Köln",
      null,
    ],
  ],
  [
    [
      b("Jean-Baptiste LEFÈVRE", 18),
      "34 ans - Permis B",
      "27 rue des Lilas",
      "69003 Lyon",
      "06 12 34 56 78",
      "jb.lefevre@courriel.example",
    ],
    [
      "Jean-Baptiste LEFÈVRE",
      "jb.lefevre@courriel.example",
      "06 12 34 56 78",
      "27 rue des Lilas, 69003 Lyon",
      null,
    ],
  ],
  [
    [
      b("Luciana Pereira Ramos", 18),
      "Brasileira, solteira, 31 anos",
      "Rua Padre Chagas, 215 – ap. 402 – Moinhos de Vento – Porto Alegre/RS",
      "Telefone: (51) 99876-5432 / E-mail: luciana.ramos@correio.example",
    ],
    [
      "Luciana Pereira Ramos",
      "luciana.ramos@correio.example",
      "(51) 99876-5432",
      "Rua Padre Chagas, 215 – ap. 402 – Moinhos de Vento – Porto Alegre/RS",
      null,
    ],
  ],
  [
    [
      b("Oliver James Hartley", 16),
      "8 Orchard Close, Didsbury, Manchester, M20 6RT",
      "T: 0161 496 0123 | M: 07700 900456 | E: o.hartley@mail.example",
    ],
    [
      "Oliver James Hartley",
      "o.hartley@mail.example",
      "0161 496 0123",
      "8 Orchard Close, Didsbury, Manchester, M20 6RT",
      null,
    ],
  ],
  [
    [
      b("Kwame Boateng", 22),
      "Registered Nurse",
      "Accra, Ghana   +233 24 412 3456   kwame.boateng@mail.example",
    ],
    ["Kwame Boateng", "kwame.boateng@mail.example", "+233 24 412 3456", "Accra, Ghana", null],
  ],
  [
    [
      b("Dr. Siobhán Ní Bhriain, PhD", 20),
      "Galway, Ireland · +353 87 123 4567 · siobhan@mail.example · ie.linkedin.com/in/siobhan-nb",
    ],
    [
      "Siobhán Ní Bhriain",
      "siobhan@mail.example",
      "+353 87 123 4567",
      "Galway, Ireland",
      "ie.linkedin.com/in/siobhan-nb",
    ],
  ],
  [
    [
      b("CHEN, Wei-Ling (Wendy)", 16),
      "Blk 45 Bedok South Road #08-112 Singapore 460045",
      "HP: 9123 4567",
      "Email: wendychen@mail.example",
    ],
    [
      "CHEN, Wei-Ling (Wendy)",
      "wendychen@mail.example",
      "9123 4567",
      "Blk 45 Bedok South Road #08-112 Singapore 460045",
      null,
    ],
  ],
  [
    [
      b("Robert “Bob” Kowalczyk", 18),
      "Chicago, IL (open to relocation)",
      "Phone: 312-555-0178 ext. 12",
      "Email: bob.k@mail.example",
      "LinkedIn: bob-kowalczyk",
    ],
    ["Robert “Bob” Kowalczyk", "bob.k@mail.example", "312-555-0178 ext. 12", "Chicago, IL", "bob-kowalczyk"],
  ],
  [
    [
      b("SHANICE WILLIAMS-BROWN RN BSN", 18),
      "4520 N. 16th St. #204, Phoenix, AZ 85016  |  C: 602.555.0119  |  shanice.wb@mail.example",
    ],
    [
      "SHANICE WILLIAMS-BROWN",
      "shanice.wb@mail.example",
      "602.555.0119",
      "4520 N. 16th St. #204, Phoenix, AZ 85016",
      null,
    ],
  ],
  [
    [
      b("Miguel Ángel Torres Ruiz", 16),
      "C/ Alcalá 120, 4º Izq. – 28009 Madrid",
      "Tlf. 612 345 678 – miguel.torres@correo.example",
      "www.linkedin.com/in/miguel-angel-torres-ruiz-12ab34",
    ],
    [
      "Miguel Ángel Torres Ruiz",
      "miguel.torres@correo.example",
      "612 345 678",
      "C/ Alcalá 120, 4º Izq. – 28009 Madrid",
      "www.linkedin.com/in/miguel-angel-torres-ruiz-12ab34",
    ],
  ],
  [
    [
      b("Katarzyna Nowak-Zielińska", 18),
      "ul. Mickiewicza 12/7, 60-834 Poznań",
      "tel. kom. 601 234 567",
      "e-mail: k.nowak@poczta.example",
    ],
    [
      "Katarzyna Nowak-Zielińska",
      "k.nowak@poczta.example",
      "601 234 567",
      "ul. Mickiewicza 12/7, 60-834 Poznań",
      null,
    ],
  ],
  [
    [
      b("Emeka Okonkwo", 18),
      "No 14 Adeniyi Jones Avenue, Ikeja, Lagos State, Nigeria",
      "08031234567, 08091234567",
      "emekaokonkwo@mail.example",
    ],
    [
      "Emeka Okonkwo",
      "emekaokonkwo@mail.example",
      "08031234567",
      "No 14 Adeniyi Jones Avenue, Ikeja, Lagos State, Nigeria",
      null,
    ],
  ],
  [
    [
      b("Yuki Tanaka", 18),
      "3-14-7 Nishi-Shinjuku, Shinjuku-ku, Tokyo 160-0023, Japan",
      "+81-90-1234-5678 / yuki.tanaka@mail.example",
    ],
    [
      "Yuki Tanaka",
      "yuki.tanaka@mail.example",
      "+81-90-1234-5678",
      "3-14-7 Nishi-Shinjuku, Shinjuku-ku, Tokyo 160-0023, Japan",
      null,
    ],
  ],
  [
    [
      b("Amelia Grace Thornton", 16),
      "Senior Marketing Manager",
      "(555) 010-0199 | amelia@thornton.example | /in/ameliathornton | Denver",
    ],
    ["Amelia Grace Thornton", "amelia@thornton.example", "(555) 010-0199", "Denver", "/in/ameliathornton"],
  ],
  [
    [
      b("Pedro Álvares", 18),
      "Porto, Portugal — pedro@alvares.example — +351 912 345 678 — https://www.linkedin.com/in/pedroalvares/",
    ],
    [
      "Pedro Álvares",
      "pedro@alvares.example",
      "+351 912 345 678",
      "Porto, Portugal",
      "https://www.linkedin.com/in/pedroalvares/",
    ],
  ],
  [
    [
      b("Tyrone D. Jackson Sr.", 16),
      "P.O. Box 1142, Macon, GA 31202",
      "478/555-0134",
      "tdjackson@mail.example",
    ],
    [
      "Tyrone D. Jackson Sr.",
      "tdjackson@mail.example",
      "478/555-0134",
      "P.O. Box 1142, Macon, GA 31202",
      null,
    ],
  ],
  [
    [
      b("Lars Eriksson", 20),
      "Telefon 070-123 45 67",
      "E-post lars.eriksson@post.example",
      "Storgatan 5, 411 24 Göteborg",
    ],
    ["Lars Eriksson", "lars.eriksson@post.example", "070-123 45 67", "Storgatan 5, 411 24 Göteborg", null],
  ],
  [
    [
      b("Fatima Al-Sayed", 20),
      "Dubai, UAE | +971 50 123 4567 | fatima.alsayed@mail.example | Visa status: Residence",
    ],
    ["Fatima Al-Sayed", "fatima.alsayed@mail.example", "+971 50 123 4567", "Dubai, UAE", null],
  ],
  [
    [b("Sarah O'Connor", 20), "(c) 617-555-0122", "sarah.oconnor@mail.example", "Boston, Massachusetts"],
    ["Sarah O'Connor", "sarah.oconnor@mail.example", "617-555-0122", "Boston, Massachusetts", null],
  ],
  [
    [
      b("Nguyen Van Minh", 20),
      "123 Le Loi Street, District 1, Ho Chi Minh City, Vietnam",
      "(+84) 903 123 456",
      "minh.nguyen@mail.example",
    ],
    [
      "Nguyen Van Minh",
      "minh.nguyen@mail.example",
      "(+84) 903 123 456",
      "123 Le Loi Street, District 1, Ho Chi Minh City, Vietnam",
      null,
    ],
  ],
  [
    [
      b("Mateo Fernández", 18),
      "Av. Corrientes 3456, Piso 8 Dpto. B, C1193 CABA, Argentina",
      "Cel: +54 9 11 2345-6789",
      "mateo.fernandez@correo.example",
    ],
    [
      "Mateo Fernández",
      "mateo.fernandez@correo.example",
      "+54 9 11 2345-6789",
      "Av. Corrientes 3456, Piso 8 Dpto. B, C1193 CABA, Argentina",
      null,
    ],
  ],
  [
    [
      "Permanent Address: 221 Oak Ave, Ames, IA 50010",
      "Current Address: 9 Elm Ct, Iowa City, IA 52240",
      b("Dana Whitlock", 18),
      "dana@whitlock.example, 515-555-0101",
    ],
    ["Dana Whitlock", "dana@whitlock.example", "515-555-0101", "221 Oak Ave, Ames, IA 50010", null],
  ],
  [
    [
      b("Elena Rossi", 22),
      "Via Garibaldi 22, 40124 Bologna (BO)",
      "Cell. 333 1234567",
      "elena.rossi@posta.example",
      "Nata a Modena il 3 aprile 1988",
    ],
    ["Elena Rossi", "elena.rossi@posta.example", "333 1234567", "Via Garibaldi 22, 40124 Bologna (BO)", null],
  ],
  [
    [
      b("William Chan", 18),
      "Flat B, 12/F, Tower 3, City Garden, North Point, Hong Kong",
      "(852) 9123 4567",
      "william.chan@mail.example",
    ],
    [
      "William Chan",
      "william.chan@mail.example",
      "(852) 9123 4567",
      "Flat B, 12/F, Tower 3, City Garden, North Point, Hong Kong",
      null,
    ],
  ],
  [
    [
      b("Grace Wanjiru Kamau", 18),
      "P.O. Box 4512 – 00200, Nairobi",
      "0722 123 456 / 0733 123 456",
      "Email address: gkamau@mail.example",
    ],
    ["Grace Wanjiru Kamau", "gkamau@mail.example", "0722 123 456", "P.O. Box 4512 – 00200, Nairobi", null],
  ],
  [
    [
      b("MUHAMMAD USMAN TARIQ", 16),
      "House # 45, Street 7, Sector F-10/2, Islamabad",
      "Contact # 0300-1234567",
      "usman.tariq@mail.example",
      "CNIC: 61101-1234567-1",
    ],
    [
      "MUHAMMAD USMAN TARIQ",
      "usman.tariq@mail.example",
      "0300-1234567",
      "House # 45, Street 7, Sector F-10/2, Islamabad",
      null,
    ],
  ],
  [
    [b("Rebecca Steele", 20), "rebecca.steele", "@mail.example", "Seattle WA", "206 555 0166"],
    ["Rebecca Steele", "rebecca.steele@mail.example", "206 555 0166", "Seattle WA", null],
  ],
  [
    [
      b("Ivan Petrov", 18),
      "Sofia, Bulgaria",
      "linkedin.com/in/ivan-petrov-",
      "a1b2c3",
      "ivan@petrov.example",
      "+359 88 123 4567",
    ],
    [
      "Ivan Petrov",
      "ivan@petrov.example",
      "+359 88 123 4567",
      "Sofia, Bulgaria",
      "linkedin.com/in/ivan-petrov-a1b2c3",
    ],
  ],
  [
    [
      b("Kelly Ann Baxter", 16),
      "Perth, Western Australia 6000",
      "Mob: 0412 345 678",
      "kelly@baxter.example",
      "LinkedIn Profile: https://au.linkedin.com/in/kellybaxter",
    ],
    [
      "Kelly Ann Baxter",
      "kelly@baxter.example",
      "0412 345 678",
      "Perth, Western Australia 6000",
      "https://au.linkedin.com/in/kellybaxter",
    ],
  ],
  [
    [
      b("Name: Sunil Kumar Verma", 12),
      "Father's Name: Shri Ram Verma",
      "Address: Village Rampur, Post Office Sadar, Dist. Varanasi, UP - 221002",
      "Mob. No.: 9812345678",
      "Email ID: sunil.verma@mail.example",
    ],
    [
      "Sunil Kumar Verma",
      "sunil.verma@mail.example",
      "9812345678",
      "Village Rampur, Post Office Sadar, Dist. Varanasi, UP - 221002",
      null,
    ],
  ],
  [
    [b("Jessica Lee\tjlee@mail.example", 14), "San Jose, CA\t408.555.0190"],
    ["Jessica Lee", "jlee@mail.example", "408.555.0190", "San Jose, CA", null],
  ],
  [
    ["412 Prospect Ave, Hartford, CT 06105\t(860) 555-0133", "", b("Catherine Boyle", 20)].filter(
      (x) => x !== "",
    ) as PageLine[],
    ["Catherine Boyle", null, "(860) 555-0133", "412 Prospect Ave, Hartford, CT 06105", null],
  ],
  [
    [b("Omar Haddad", 20), "Montréal, QC H2X 1Y4", "514 555-0147", "omar.haddad@courriel.example"],
    ["Omar Haddad", "omar.haddad@courriel.example", "514 555-0147", "Montréal, QC H2X 1Y4", null],
  ],
  [
    [
      b("PAUL HENRI", 20),
      b("Chef de chantier", 14),
      "Toulouse (31)",
      "Tél. 06.12.34.56.78",
      "paul.henri@courriel.example",
      "Né le 3 mai 1985",
    ],
    ["PAUL HENRI", "paul.henri@courriel.example", "06.12.34.56.78", "Toulouse (31)", null],
  ],
  [
    [
      b("Andreea Ionescu", 18),
      "Str. Lalelelor nr. 5, București, Sector 3",
      "0722.123.456",
      "andreea.ionescu@posta.example",
    ],
    [
      "Andreea Ionescu",
      "andreea.ionescu@posta.example",
      "0722.123.456",
      "Str. Lalelelor nr. 5, București, Sector 3",
      null,
    ],
  ],
  [
    [
      b("Christopher Nolan-Smith", 20),
      "Email: CNolanSmith@Mail.Example",
      "Tel: +44(0)20 7946 0958",
      "London, United Kingdom",
    ],
    [
      "Christopher Nolan-Smith",
      "CNolanSmith@Mail.Example",
      "+44(0)20 7946 0958",
      "London, United Kingdom",
      null,
    ],
  ],
  [
    [b("Ji-woo Park", 20), "Seoul, South Korea / 010-1234-5678 / jiwoo.park@mail.example"],
    ["Ji-woo Park", "jiwoo.park@mail.example", "010-1234-5678", "Seoul, South Korea", null],
  ],
  [
    [
      b("AMANDA\u00a0J.\u00a0ROURKE", 20),
      "Greater Philadelphia Area",
      "amanda@rourke.example",
      "215.555.0109 (m)",
    ],
    ["AMANDA J. ROURKE", "amanda@rourke.example", "215.555.0109", "Greater Philadelphia Area", null],
  ],
  [
    [
      b("Zanele Mthembu", 16),
      "ID No: 9005120123088",
      "15 Loop Street, Cape Town, 8001",
      "Cell: 082 123 4567",
      "zanele@mthembu.example",
    ],
    ["Zanele Mthembu", "zanele@mthembu.example", "082 123 4567", "15 Loop Street, Cape Town, 8001", null],
  ],
];

describe("the top of a resume gives name, e-mail, phone, address and LinkedIn", () => {
  test.each(tops)("%j", (top, [name, email, phone, address, linkedin]) => {
    const { contact } = readResume(aResumePage([...top, ...body]));
    expect(contact.name?.value.replaceAll("\u00a0", " ")).toBe(name);
    expect(contact.email?.value ?? null).toBe(email);
    expect(contact.phone?.value).toBe(phone);
    expect(plain(contact.address?.value)).toBe(plain(address));
    expect(contact.linkedin?.value ?? null).toBe(linkedin);
  });
});

function plain(text: string | undefined): string | undefined {
  return text?.replace(/[^\p{L}\p{N}]+/gu, " ").trim();
}
