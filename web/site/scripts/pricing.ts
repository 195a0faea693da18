import { createSessionStore } from "../../features/account/session-store.ts";
import { startHeader } from "./start-header.ts";
import { startPlanButtons } from "./start-plan-buttons.ts";

const sessions = createSessionStore();
startHeader(sessions);
startPlanButtons(sessions);
