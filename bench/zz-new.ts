import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { readJob } from "#engine/job/read-job.ts";
import { matchResume } from "#engine/match/match-resume.ts";
import { listResumeFacts } from "#engine/facts/list-facts.ts";
import { documentPath } from "../training/real/documents/folders.ts";
import { readManifest } from "../training/real/documents/manifest.ts";
import { openResumes } from "../training/real/documents/open-resumes.ts";
const open=await openResumes(); const out:any={};
const ids=readFileSync("/tmp/new-resumes.txt","utf8").split("\n").filter(l=>/ en$/.test(l.trim())).map(l=>l.split(" ")[0]!);
for(const id of ids){const o=await open(id); if(o) out[id]=o.resume; else console.log("no",id);}
const ads=readManifest("ads").filter(a=>a.role!=="test"&&a.language==="en"&&existsSync(documentPath.ads(a.id))).map(a=>({id:a.id,job:readJob(readFileSync(documentPath.ads(a.id),"utf8"))})).filter(a=>a.job.terms.filter(t=>t.kind==="hard").length>=5);
const pairs=[]; const used=new Map<string,number>();
for(const [id,r] of Object.entries<any>(out)){
 let best:any=null,top=-1; for(const a of ads){const m=matchResume(r,a.job); const hard=m.terms.filter(t=>t.kind==="hard"); const s=(hard.filter(t=>t.status==="have").length+hard.filter(t=>t.status==="have"&&t.evidence==="job").length*.5)/Math.sqrt(1+m.terms.length)-(used.get(a.id)??0)*.3; if(s>top){top=s;best=a;}}
 used.set(best.id,(used.get(best.id)??0)+1);
 pairs.push({resume:id,ad:best.id,score:top});
}
writeFileSync("/tmp/letterwork-new.json",JSON.stringify({resumes:out,pairs,facts:Object.fromEntries(Object.entries<any>(out).map(([id,r])=>[id,listResumeFacts(r)]))}));
console.log(pairs.length, pairs.map(p=>`${p.resume} ${p.ad} ${p.score.toFixed(2)}`).join("\n"));
