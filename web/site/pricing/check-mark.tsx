import { IconCheck } from "@tabler/icons-react";
import { Icon } from "../../ui/icon.tsx";

export function CheckMark() {
  return <Icon of={IconCheck} />;
}
