import { createSessionStore } from "../../features/account/session-store.ts";
import { startCarousel } from "./start-carousel.ts";
import { startHeader } from "./start-header.ts";
import { startScanForm } from "./start-scan-form.ts";

const sessions = createSessionStore();
startHeader(sessions);
startCarousel();
startScanForm(sessions);
