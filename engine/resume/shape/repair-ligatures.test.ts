import { expect, test } from "vitest";
import { repairLigatures } from "./repair-ligatures.ts";

test("ligatures that are mapped to nothing are put back where they make a word", () => {
  expect(repairLigatures("Stock rota\ufffdon and produc\ufffdon planning")).toBe(
    "Stock rotation and production planning",
  );
  expect(repairLigatures("Filled in ba\ufffdery cer\ufffd\ufffdcates")).toBe(
    "Filled in battery cer\ufffd\ufffdcates",
  );
  expect(repairLigatures("O\ufffdce assistant")).toBe("Office assistant");
});

test("ligatures that are mapped to letters of far-off alphabets are put back", () => {
  expect(repairLigatures("Ɵme keeping, moƟvaƟon, baƩery, soŌware")).toBe(
    "time keeping, motivation, battery, software",
  );
});

test("what is a letter or a bullet stays", () => {
  for (const text of ["\ufffd Welding", "Ōsaka branch", "Q\ufffdz", "Ken Ōta"])
    expect(repairLigatures(text)).toBe(text);
});
