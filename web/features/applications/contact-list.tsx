import { IconPlus, IconX } from "@tabler/icons-react";
import { useId } from "react";
import { APPLICATIONS } from "#content/site/applications.ts";
import type { ApplicationContact } from "#contract/application.ts";
import { MAX_ITEM_CHARACTERS } from "#contract/application-terms.ts";
import buttons from "../../ui/button.module.css";
import { fillText } from "../../ui/fill-text.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./application.module.css";
import lists from "./applications.module.css";
import { KeptField } from "./kept-field.tsx";
import { newId } from "./new-id.ts";
import type { Edit } from "./use-one-application.ts";

const TEXTS = APPLICATIONS.one;
const FIELDS = [
  ["name", "text"],
  ["role", "text"],
  ["email", "email"],
  ["phone", "tel"],
] as const;

/** People of an application. */
export function ContactList({ contacts, edit }: { contacts: readonly ApplicationContact[]; edit: Edit }) {
  const id = useId();
  const add = () => edit({ contacts: [{ id: newId(), name: "", role: "", email: "", phone: "" }] });
  return (
    <section className={styles.part} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{TEXTS.contacts}</h2>
      {contacts.map((contact) => (
        <fieldset key={contact.id} className={styles.contact}>
          <legend className="visually-hidden">{contact.name === "" ? TEXTS.contacts : contact.name}</legend>
          <div className={styles.fields}>
            {FIELDS.map(([name, type]) => (
              <KeptField
                key={name}
                label={TEXTS.contact[name]}
                type={type}
                most={MAX_ITEM_CHARACTERS}
                value={contact[name]}
                onKeep={(value) => edit({ contacts: [{ ...contact, [name]: value }] })}
              />
            ))}
          </div>
          <button
            type="button"
            className={lists.icon}
            onClick={() => void edit({ contacts: [{ id: contact.id, removed: true }] })}
          >
            <Icon of={IconX} size={18} />
            <span className="visually-hidden">{fillText(TEXTS.removeContact, { name: contact.name })}</span>
          </button>
        </fieldset>
      ))}
      <button type="button" className={buttons.quiet} onClick={() => void add()}>
        <Icon of={IconPlus} />
        {TEXTS.addContact}
      </button>
    </section>
  );
}
