import { describe, expect, test } from "vitest";
import { aResumePage, bullet, heading, name, type PageLine } from "../../../testing/a-resume-page.ts";
import { readResume } from "../read-resume.ts";

function addressOf(...lines: PageLine[]): string | null {
  return readResume(aResumePage(lines)).contact.address?.value ?? null;
}

const body: PageLine[] = [
  heading("Experience"),
  "Cashier\tJan 2019 – Present",
  "Corner Market, Lisbon",
  bullet("Served two hundred customers a day"),
  heading("Education"),
  "High School Diploma, Northside High School, Denver, CO, 2018",
];

describe("an address is read as printed, in the forms of many countries", () => {
  test.each([
    "1234 Maple Street, Apt 5B, Springfield, IL 62704",
    "89 N. Main St., Suite 200, Boise, ID 83702",
    "Springfield, IL 62704",
    "Austin, TX",
    "Brooklyn, New York",
    "Cumhuriyet Mah. 12. Sokak No: 4/3, Bornova / İzmir",
    "ul. Piękna 15 m. 4, 00-539 Warszawa",
    "ул. Ленина, д. 5, кв. 12, г. Казань",
    "123/45 Sukhumvit Soi 24, Bangkok 10110",
    "London SE15",
    "Washington, D.C.",
    "San Francisco Bay Area",
    "Greater Boston Area",
    "Portland, OR, USA",
    "St. Paul, Minnesota 55104",
    "77 Queen St W, Toronto, ON M5V 2T6",
    "Vancouver, BC",
    "Montréal (Québec) H2J 2L3",
    "14 Elm Road, Leeds LS6 2AB",
    "Flat 3, 22 Castle Street, Edinburgh, EH2 3HT",
    "Manchester, UK",
    "London",
    "Clonskeagh, Dublin 14",
    "Ballincollig, Co. Cork",
    "12 Railway Parade, Fremantle WA 6160",
    "Sydney NSW",
    "24 Tui Crescent, Hamilton 3204, New Zealand",
    "Musterstraße 12, 12345 Berlin",
    "Am Hang 7, 70180 Stuttgart",
    "Hauptstr. 5a | 80331 München",
    "1010 Wien, Österreich",
    "Bahnhofstrasse 9, 8001 Zürich",
    "12 rue de la Paix, 75002 Paris",
    "5 bis, avenue Foch, 69006 Lyon",
    "Calle Mayor 5, 3º B, 28013 Madrid",
    "Av. Diagonal 211, Barcelona",
    "Via Roma 10, 20121 Milano (MI)",
    "Rua Augusta, 1200, São Paulo - SP, 01304-001",
    "Rua das Flores 44, 4050-262 Porto",
    "Keizersgracht 12, 1015 CX Amsterdam",
    "Kerkstraat 3, 9000 Gent",
    "ul. Długa 15/4, 61-848 Poznań",
    "Na Příkopě 14, 110 00 Praha 1",
    "Storgata 5, 0155 Oslo",
    "Kungsgatan 3, 111 43 Stockholm",
    "Nørrebrogade 112, 2200 København N",
    "Mannerheimintie 12 A 4, 00100 Helsinki",
    "H.No 12-3-45, Street No. 4, Habsiguda, Hyderabad, Telangana - 500007",
    "Flat No. 302, Sai Residency, Kothrud, Pune - 411038",
    "Bengaluru, Karnataka",
    "House 12, Street 4, Gulberg III, Lahore, Pakistan",
    "Blk 7 Lot 12, Brgy. San Isidro, Antipolo City, Rizal",
    "Blk 123 Ang Mo Kio Ave 3 #04-12 Singapore 560123",
    "No. 12, Jalan SS2/24, 47300 Petaling Jaya, Selangor",
    "45 Protea Road, Sandton, Johannesburg, 2196",
    "12 Allen Avenue, Ikeja, Lagos",
    "P.O. Box 123-00100, Nairobi",
    "Accra, Ghana",
    "Av. Insurgentes Sur 1234, Col. Del Valle, 03100 CDMX",
    "Córdoba, Argentina",
    "Москва",
    "Київ, Україна",
    "北京市海淀区中关村大街1号",
    "東京都渋谷区神南1-2-3",
    "Dubai, United Arab Emirates",
    "Alexandria, Egypt",
  ])("%s", (address) => {
    const [first] = [address];
    const read = addressOf(name("Robin Ashdown"), first, "robin.ashdown@example.com", ...body);
    expect(read?.replace(/[\s,|]+/g, " ")).toBe(address.replace(/[\s,|]+/g, " "));
  });

  test("where somebody works is not where they live", () => {
    const of = (...lines: string[]) =>
      addressOf(name("Robin Ashdown"), ...lines, "robin.ashdown@example.com", ...body);
    expect(of("Department of History, Larkin Hall 214, Burlington, VT 05405")).toBeNull();
    expect(of("Institute of Hydrology", "12 Harbour Road", "Bristol BS8 1TU")).toBeNull();
    expect(of("33 University Avenue, Burlington, VT 05405")).toBe(
      "33 University Avenue, Burlington, VT 05405",
    );
  });

  test("an unknown town below its street, or behind its postcode", () => {
    const of = (...lines: string[]) =>
      addressOf(name("Robin Ashdown"), ...lines, "robin.ashdown@example.com", ...body);
    expect(of("14 Quarry Lane", "Nether Wickendale")).toBe("14 Quarry Lane, Nether Wickendale");
    expect(of("84213 Obermühlbach")).toBe("84213 Obermühlbach");
    expect(of("Adresse 12 rue des Tanneurs, 59000 Lille")).toBe("12 rue des Tanneurs, 59000 Lille");
  });

  test("neither a nationality, nor a label, nor the name once more", () => {
    const of = (...lines: string[]) =>
      addressOf(name("Robin Ashdown"), ...lines, "robin.ashdown@example.com", ...body);
    expect(of("Citizenship: Kenya")).toBeNull();
    expect(of("Robin Ashdown | RobinAshdown | 520 555 0131")).toBeNull();
  });

  test("between bars with the other details, or after a label, or behind a sign", () => {
    const rest = ["robin.ashdown@example.com", ...body];
    expect(addressOf(name("Robin Ashdown"), "Tucson, AZ | (520) 555-0131 | robin@example.com", ...body)).toBe(
      "Tucson, AZ",
    );
    expect(addressOf(name("Robin Ashdown"), "Address: 4 Mill Lane, Skibbereen", ...rest)).toBe(
      "4 Mill Lane, Skibbereen",
    );
    expect(addressOf(name("Robin Ashdown"), "Wohnort:\tKleinmachnow", ...rest)).toBe("Kleinmachnow");
    expect(addressOf(name("Robin Ashdown"), ["Skibbereen", { icons: ["place"] }], ...rest)).toBe(
      "Skibbereen",
    );
    expect(addressOf(name("Robin Ashdown"), "Skibbereen | 021 555 0100 | robin@example.com", ...body)).toBe(
      "Skibbereen",
    );
    expect(
      addressOf(name("Robin Ashdown"), "robin@example.com • 520-555-0131 • Tucson, Arizona 85701", ...body),
    ).toBe("Tucson, Arizona 85701");
  });

  test("over several lines it is put together", () => {
    expect(
      addressOf(
        name("Robin Ashdown"),
        "14 Harbour Terrace",
        "Swansea",
        "SA1 4QT",
        "robin@example.com",
        ...body,
      ),
    ).toBe("14 Harbour Terrace, Swansea, SA1 4QT");
    expect(
      addressOf(
        name("Robin Ashdown"),
        "Address",
        "Plot 221, Saheed Nagar,",
        "Bhubaneswar - 751007",
        "robin@example.com",
        ...body,
      ),
    ).toBe("Plot 221, Saheed Nagar, Bhubaneswar - 751007");
  });
});

describe("an address among other details", () => {
  test("behind an icon that was read as a list's sign", () => {
    expect(
      addressOf(name("Robin Ashdown"), bullet("14 ruelle Basse 59300 VALMONT"), "robin@example.com", ...body),
    ).toBe("14 ruelle Basse 59300 VALMONT");
    expect(addressOf(heading("Contact"), bullet("Address: Lange Reihe 8, Kleinroda"), ...body)).toBe(
      "Lange Reihe 8, Kleinroda",
    );
  });

  test("beside a phone under a heading that says something else", () => {
    expect(
      addressOf(
        name("Robin Ashdown"),
        heading("Profile"),
        "06 39 98 12 44",
        "robin@example.com",
        "12 Le Moulin",
        "Kervaden 56810",
        ...body,
      ),
    ).toBe("12 Le Moulin, Kervaden 56810");
  });

  test("with houses and villages that no list holds, down to the town", () => {
    expect(
      addressOf(
        name("Robin Ashdown"),
        heading("Contact"),
        "Address:",
        "Surya Nivas",
        "Vallikkunnu PO",
        "Palakkad, Kerala, 678001",
        "Phone:",
        "+91 99999 01234",
        ...body,
      ),
    ).toBe("Surya Nivas, Vallikkunnu PO, Palakkad, Kerala, 678001");
  });
});

describe("nothing else is taken for an address", () => {
  test("the place of a job or a school is not the person's", () => {
    expect(addressOf(name("Robin Ashdown"), "robin@example.com", ...body)).toBeNull();
  });

  test.each([
    "Registered Nurse",
    "Open to relocation",
    "Willing to relocate to Texas",
    "US Citizen",
    "Senior Accountant | 10 years in London banks",
    "Date of birth: 12 May 1990, Paris",
    "Nationality: Kenya",
    "Portfolio: robin.example.com",
    "Driving licence, own car",
  ])("%s", (line) => {
    expect(addressOf(name("Robin Ashdown"), line, "robin@example.com", "555-0100", ...body)).toBeNull();
  });
});
