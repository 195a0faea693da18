import { describe, expect, test } from "vitest";
import { findPeriods } from "./find-periods.ts";

/** 'year-month..year-month', with 'now' for what goes on and '?' for an end that is not printed. */
function show(text: string): string[] {
  return findPeriods(text).map(({ from, to, current, range }) => {
    const ends = [from, to].map((end) =>
      end === null ? "?" : `${end.at.year}${end.at.month === null ? "" : `-${end.at.month}`}`,
    );
    if (!range) return ends[1]!;
    return `${ends[0]}..${current ? "now" : ends[1]}`;
  });
}

describe("periods are read however they are printed", () => {
  test.each([
    ["Jan 2020 – Present", "2020-1..now"],
    ["2013.8 - 2014.12", "2013-8..2014-12"],
    ["XI 2014 – present", "2014-11..now"],
    ["III-VI 2017", "2017-3..2017-6"],
    ["Clerk, IV 2016 – XII 2018", "2016-4..2018-12"],
    ["Engineer II 2019 – 2020", "2019..2020"],
    ["3 Oca 19–Devam ediyor", "2019-1..now"],
    ["Nisan 2019 – Hala çalışıyorum", "2019-4..now"],
    ["2018–2015", "2015..2018"],
    ["2017/04/21 günümüz", "2017-4..now"],
    ["03.2014 08.2015 Clerk", "2014-3..2015-8"],
    ["2011/9 – 2013/6", "2011-9..2013-6"],
    ["2010-11 – 2011-11", "2010-11..2011-11"],
    ["2010-11 – present", "2010-11..now"],
    ["June 25,2011 to June 24 2013", "2011-6..2013-6"],
    ["08/'23 – 11/'23", "2023-8..2023-11"],
    ["2019 Fall – 2021 Spring", "2019..2021"],
    ["2021 Sep - 2022 Jan", "2021-9..2022-1"],
    ["2017 (Nov) – 2018 (May)", "2017-11..2018-5"],
    ["2015-Aug - 2017-Apr", "2015-8..2017-4"],
    ["2015-May 2018", "2015..2018-5"],
    ["10th January – 10th April 2016", "2016-1..2016-4"],
    ["18. – 22.11.2024", "2024-11..2024-11"],
    ["01-31/07/2016", "2016-7..2016-7"],
    ["3–14 March 2019", "2019-3..2019-3"],
    ["14-Juillet au 28-Aout. 2015", "2015-7..2015-8"],
    ["2020, Jul – Okt.", "2020-7..2020-10"],
    ["02/2024 – (Current role)", "2024-2..now"],
    ["August 2018 onwards", "2018-8..now"],
    ["srpanj 2024. – rujan 2024.", "2024-7..2024-9"],
    ["studeni 2024. –", "2024-11..now"],
    ["2019. január – 2020. március", "2019-1..2020-3"],
    ["2019 m. sausis – 2020 m. kovas", "2019-1..2020-3"],
    ["от март 2018 до сега", "2018-3..now"],
    ["2025 年 10 月 - 目前", "2025-10..now"],
    ["15th FEB ,2017 – 10th JUNE, 2018", "2017-2..2018-6"],
    ["Sepetember 2019 - Decemeber 2020", "2019-9..2020-12"],
    ["Febuary 2020 – Novmeber 2021", "2020-2..2021-11"],
    ["2019年4月〜2021年3月", "2019-4..2021-3"],
    ["January, 2019 ー March, 2020", "2019-1..2020-3"],
    ["2019－2021", "2019..2021"],
    ["May 2014Present", "2014-5..now"],
    ["2018/ 2021", "2018..2021"],
    ["Sommaren 2022 – hösten 2023", "2022..2023"],
    ["January 2018 to March 2020", "2018-1..2020-3"],
    ["01/2020 - 03/2022", "2020-1..2022-3"],
    ["01.2020–heute", "2020-1..now"],
    ["seit 04/2019", "2019-4..now"],
    ["since 2020", "2020..now"],
    ["January 2020 up to present", "2020-1..now"],
    ["2019–2021", "2019..2021"],
    ["2019-21", "2019..2021"],
    ["2008-09", "2008..2009"],
    ["2019/20", "2019"],
    ["Summer 2018", "2018"],
    ["Jun – Aug 2021", "2021-6..2021-8"],
    ["Sept. '19 - Dec. '20", "2019-9..2020-12"],
    ["06/19 – 08/21", "2019-6..2021-8"],
    ["2015-03 - 2017-11", "2015-3..2017-11"],
    ["15.03.2015 – 31.12.2017", "2015-3..2017-12"],
    ["03/15/2015 to 12/31/2017", "2015-3..2017-12"],
    ["janvier 2019 à aujourd'hui", "2019-1..now"],
    ["de enero de 2017 a la actualidad", "2017-1..now"],
    ["março de 2016 até o momento", "2016-3..now"],
    ["od marca 2018 do chwili obecnej", "2018-3..now"],
    ["sinds mei 2021", "2021-5..now"],
    ["marzo 2015 - in corso", "2015-3..now"],
    ["июнь 2018 — по настоящее время", "2018-6..now"],
    ["2018年4月 – 至今", "2018-4..now"],
    ["May2019 - June2020", "2019-5..2020-6"],
    ["2020 –", "2020..now"],
    ["October 2017 - Current", "2017-10..now"],
    ["Nov 2014 – Till Date", "2014-11..now"],
    ["3 Mar 11–28 Jun 14", "2011-3..2014-6"],
    ["7 Eyl 18–Devam ediyor", "2018-9..now"],
    ["2021-Aktualnie", "2021..now"],
  ])("%s", (printed, read) => {
    expect(show(printed)).toEqual([read]);
  });

  test("numbers that are no dates stay numbers", () => {
    expect(show("Served 2,019 guests and 120 tables in 12 months for 2000.50 pounds")).toEqual([]);
    expect(show("+44 20 7946 0958")).toEqual([]);
  });

  test("the printed words of both ends are kept", () => {
    const [period] = findPeriods("Nurse, Mercy Hospital, from Jan. 2018 until May 2020");
    expect(period?.from?.text).toBe("Jan. 2018");
    expect(period?.to?.text).toBe("May 2020");
  });

  test("two separate years are not a stretch of time", () => {
    expect(show("Awarded 2019, 2017")).toEqual(["2019", "2017"]);
  });
});
