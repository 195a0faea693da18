import path from "node:path";
import { fileURLToPath } from "node:url";

/** Noto (SIL Open Font License) in the weights that templates use: one folder each. */
const FILES = [
  import.meta.resolve("@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf"),
  import.meta.resolve("@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf"),
  import.meta.resolve("@expo-google-fonts/noto-serif/400Regular/NotoSerif_400Regular.ttf"),
  import.meta.resolve("@expo-google-fonts/noto-serif/400Regular_Italic/NotoSerif_400Regular_Italic.ttf"),
  import.meta.resolve("@expo-google-fonts/noto-serif/700Bold/NotoSerif_700Bold.ttf"),
  import.meta.resolve("@expo-google-fonts/noto-naskh-arabic/400Regular/NotoNaskhArabic_400Regular.ttf"),
  import.meta.resolve("@expo-google-fonts/noto-naskh-arabic/700Bold/NotoNaskhArabic_700Bold.ttf"),
  import.meta.resolve("@expo-google-fonts/noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf"),
  import.meta.resolve("@expo-google-fonts/noto-sans-hebrew/700Bold/NotoSansHebrew_700Bold.ttf"),
];

export const FONT_FOLDERS = FILES.map((file) => path.dirname(fileURLToPath(file)));
