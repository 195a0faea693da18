import { describe, expect, test } from "vitest";
import {
  aResumePage,
  bullet,
  heading,
  name,
  type PageLine,
  readByRules,
} from "../../../testing/a-resume-page.ts";

/** 'title @ employer, place (from..to)' of the jobs below a heading. */
function show(title: string, ...lines: PageLine[]): string[] {
  const { jobs } = readByRules(
    aResumePage([name("Robin Ashdown"), "robin@mail.example", heading(title), ...lines]),
  );
  return jobs.map(({ title, employer, place, from, to, current }) => {
    const end = current ? "now" : (to?.text ?? "?");
    return `${title} @ ${employer}, ${place} (${from?.text ?? "?"}..${end})`;
  });
}

const gap = (text: string): PageLine => [text, { gap: 0.9 }];

describe("jobs are read in languages whose words for them differ", () => {
  test.each([
    ["İş deneyimi", "Muhasebeci", "Kargı Gıda A.Ş. | Nisan 2019 - Hala çalışıyorum"],
    ["Mesleki deneyim", "Mimar", "Kargı Gıda A.Ş. | Nisan 2019 - halen"],
    ["Професионален опит", "Счетоводител", "Корвид ООД | 2021 – сега"],
    ["Delovne izkušnje", "Skladiščnik", "Korvid d.o.o. | 2021 – danes"],
  ])("under %s", (title, ...rows) => {
    const [job, ...others] = show(title, ...rows);
    expect(others).toEqual([]);
    expect(job).toMatch(new RegExp(`^${rows[0]} @ .*now\\)$`));
  });

  test("studies under a heading of two kinds of education are no jobs", () => {
    expect(
      show(
        "Berufserfahrung",
        "Koch",
        "Gasthof Krone, Lindmark\t04/2019 – 02/2021",
        heading("Allgemeine und berufliche Bildung"),
        "Hauptschule",
        "Hauptschule Halden\t09/2009 – 07/2013",
      ),
    ).toEqual(["Koch @ Gasthof Krone, Lindmark (04/2019..02/2021)"]);
  });

  test("an employer and a post are told by their labels", () => {
    expect(
      show(
        "Experiencia laboral",
        "Organización: Academia Corvina (Abril 2012 - Marzo 2013)",
        "Cargo desempeñado: Encargada de almacén y de compras",
        bullet("Orden de los estantes y pedidos de cada semana"),
        "Organización: Tesela Textil (Enero 2010 - Marzo 2012)",
        "Cargo desempeñado: Costurera de muestras",
        bullet("Control de las piezas al final de la línea"),
      ),
    ).toEqual([
      "Encargada de almacén y de compras @ Academia Corvina, null (Abril 2012..Marzo 2013)",
      "Costurera de muestras @ Tesela Textil, null (Enero 2010..Marzo 2012)",
    ]);
  });

  test("a city and its district behind the employer are the place", () => {
    expect(
      show(
        "İş deneyimi",
        "Muhabir Mar 2015 - Eki 2017",
        "Kuzey Posta, Bursa/Nilüfer",
        gap("Editör Nis 2013 - Şub 2015"),
        "Kargı TV, Adana/Seyhan",
      ),
    ).toEqual([
      "Muhabir @ Kuzey Posta, Bursa/Nilüfer (Mar 2015..Eki 2017)",
      "Editör @ Kargı TV, Adana/Seyhan (Nis 2013..Şub 2015)",
    ]);
  });

  test("a placement names the post with what it was for, and may end in a colon", () => {
    expect(
      show(
        "Expériences professionnelles",
        "Stage de fin d'études",
        "De mars 2017 à mai 2017 Corvidex",
        bullet("Mise en place d'une application de suivi"),
        gap("Stage technicien:"),
        "D'octobre 2016 à novembre 2016 Morfa Tech, Tunisie",
        bullet("Développement d'une application de caisse"),
      ),
    ).toEqual([
      "Stage de fin d'études @ Corvidex, null (mars 2017..mai 2017)",
      "Stage technicien @ Morfa Tech, Tunisie (octobre 2016..novembre 2016)",
    ]);
  });
});

describe("words that lead to who employs are no part of the name", () => {
  test.each([
    ["Berufserfahrung", "Pfleger bei der Feuerwehr Lindmark (2018 – 2020)", "Feuerwehr Lindmark"],
    ["Berufserfahrung", "Koch bei den Stadtwerken Halden (2018 – 2020)", "Stadtwerken Halden"],
    ["Experience", "2018 – 2020 Clerk in Corvid SA", "Corvid SA"],
  ])("%s: %s", (title, row, employer) => {
    expect(show(title, row)[0]).toContain(` @ ${employer}, null`);
  });

  test("a row that goes on with 'in' behind the time", () => {
    expect(
      show("Experience", "Clerk – 2nd March 2014 - till date in", "Corvid Systems Private Limited, Lindmark"),
    ).toEqual(["Clerk @ Corvid Systems Private Limited, Lindmark (2nd March 2014..now)"]);
  });

  test("a time in square brackets leaves none with the name", () => {
    expect(show("Berufserfahrung", "Koch", "Gasthof Krone [ 03.04.2019 – 28.02.2021 ]")).toEqual([
      "Koch @ Gasthof Krone, null (03.04.2019..28.02.2021)",
    ]);
  });
});
