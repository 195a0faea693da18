import { type MetaArgs, useLoaderData } from "react-router";
import { readPage } from "#content/read-pages.ts";
import { RESUME_TEMPLATES, TEMPLATE_PICTURE, TEMPLATES_PAGE } from "#content/site/resume-templates.ts";
import { findPage } from "../../pages.ts";
import buttons from "../../ui/button.module.css";
import { fillText } from "../../ui/fill-text.ts";
import { pageMeta } from "../page-meta.ts";
import { PageHead } from "../text-page/page-head.tsx";
import { RenderedText } from "../text-page/rendered-text.tsx";
import styles from "./resume-templates.module.css";

const PAGE = findPage("/resume-templates");
const EDITOR_PATH = findPage("/advanced-resume-builder").path;
const TEXTS = TEMPLATES_PAGE;

export const loader = () => ({ text: readPage(PAGE.content!) });

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData === undefined ? [] : pageMeta({ ...loaderData.text, path: PAGE.path });

/** The templates of the editor as pictures, and what readers find in them. */
export default function ResumeTemplates() {
  const { text } = useLoaderData<typeof loader>();
  return (
    <div className={styles.page}>
      <PageHead title={text.title} lead={text.lead} />
      <section aria-labelledby="templates">
        <h2 id="templates" className="visually-hidden">
          {TEXTS.list}
        </h2>
        <ul className={styles.templates}>
          {RESUME_TEMPLATES.map((template, index) => (
            <Template key={template.id} {...template} isFirst={index === 0} />
          ))}
        </ul>
      </section>
      <RenderedText html={text.html} className={styles.text} />
    </div>
  );
}

type Props = (typeof RESUME_TEMPLATES)[number] & { isFirst: boolean };

function Template({ id, whom, isFirst, ...shares }: Props) {
  const { name, note } = TEXTS.names[id];
  const { folder, width, height } = TEMPLATE_PICTURE;
  return (
    <li className={styles.template}>
      <img
        src={`${folder}/${id}.png`}
        width={width}
        height={height}
        alt={fillText(TEXTS.picture, { template: name, note })}
        loading={isFirst ? "eager" : "lazy"}
        decoding="async"
      />
      <div className={styles.about}>
        <h3>{name}</h3>
        <p>{note}</p>
        <p>{whom}</p>
        <h4>{TEXTS.found}</h4>
        <dl>
          {(["ours", "stream", "poppler"] as const).map((reader) => (
            <div key={reader}>
              <dt>{TEXTS.readers[reader]}</dt>
              <dd>{shares[reader].toFixed(1)} %</dd>
            </div>
          ))}
        </dl>
        <a className={buttons.quiet} href={`${EDITOR_PATH}#template=${id}`}>
          {fillText(TEXTS.use, { template: name })}
        </a>
      </div>
    </li>
  );
}
