import type { Tone } from "./tone.ts";

/**
 * Fixed text of letters. It states no fact: everything in braces is filled from resume or ad. {role} is 'the X role at Y',
 * {at} an employer, {job} a title with its article, {clause} goes after 'I', {need} is a term of the ad that the resume
 * shows, {Need} the same with a capital, {np} an activity that the ad names, {from} a date as printed.
 */
export type LetterTemplates = {
  opening: string[];
  /** Who the person is: in a current job with a first date, in a current job, in one that has ended. */
  selfSince: string[];
  self: string[];
  selfPast: string[];
  years: string[];
  /** First line of work at an employer: with a requirement that it shows, and without. */
  leadNeed: string[];
  lead: string[];
  /** Lines after it. */
  againNeed: string[];
  again: string[];
  /** First line of work at an employer before. */
  earlierNeed: string[];
  earlier: string[];
  rest: string[];
  skills: string[];
  why: string[];
  whyTwo: string[];
  whyNeed: string[];
  bring: string[];
  closing: string[];
  signOff: string[];
};

const lines = (text: string): string[] =>
  text
    .trim()
    .split("\n")
    .map((line) => line.trim());

const SHARED = {
  lead: lines(`
    At {at}, I {clause}.
    In my work at {at}, I {clause}.
    In my job at {at}, I {clause}.`),
  earlier: lines(`
    As {job} at {at}, I {clause}.
    I have also worked as {job} at {at}, where I {clause}.
    In my time as {job} at {at}, I {clause}.
    At {at}, as {job}, I {clause}.`),
};

export const LETTER_TEMPLATES: Readonly<Record<Tone, LetterTemplates>> = {
  professional: {
    opening: lines(`
      I am applying for {role}.
      Please consider my application for {role}.
      I am writing to apply for {role}.
      I would like to apply for {role}.
      With this letter I am applying for {role}.
      Please accept my application for {role}.
      I wish to apply for {role}.
      I would like to be considered for {role}.
      This is my application for {role}.
      I am writing about {role}, and I would like to be considered for it.
      I am submitting my application for {role}.
      I am writing to put myself forward for {role}.`),
    selfSince: lines(`
      I have worked as {job} at {at} since {from}.
      Since {from} I have been {job} at {at}.
      I am {job} at {at}, where I have worked since {from}.
      I have been {job} at {at} since {from}.`),
    self: lines(`
      I am currently {job} at {at}.
      At present I work as {job} at {at}.
      I work as {job} at {at}.
      I currently work at {at} as {job}.`),
    selfPast: lines(`
      My most recent role was at {at}, where I worked as {job}.
      Most recently, I worked as {job} at {at}.
      I was most recently {job} at {at}.
      I last worked as {job} at {at}.`),
    years: lines(`
      I have {years} of experience with {need}.
      I bring {years} of experience with {need}.
      In all, {years} of my work have involved {need}.
      My resume shows {years} of work that involved {need}.`),
    leadNeed: lines(`
      You ask for {need}, and at {at} I {clause}.
      My experience with {need} comes from {at}, where I {clause}.
      Your advert mentions {need}; at {at}, I {clause}.
      For {need}, I can point to my work at {at}, where I {clause}.
      Where you ask for {need}, I would point to {at}, where I {clause}.`),
    lead: SHARED.lead,
    againNeed: lines(`
      You also ask for {need}, and in the same job I {clause}.
      When it comes to {need}, I {clause}.
      As for {need}, I {clause}.
      {Need} is part of that job too: I {clause}.
      With regard to {need}, I {clause}.
      Your advert also mentions {need}; in the same role, I {clause}.`),
    again: lines(`
      I also {clause}.
      In the same role, I {clause}.
      There, I also {clause}.
      In addition, I {clause}.
      Besides that, I {clause}.
      Alongside that, I {clause}.
      As part of that job, I {clause}.
      In that position, I also {clause}.
      Apart from that, I {clause}.`),
    earlierNeed: lines(`
      My experience with {need} goes back to my time as {job} at {at}, where I {clause}.
      You also ask for {need}; as {job} at {at}, I {clause}.
      {Need} was also part of my work as {job} at {at}, where I {clause}.`),
    earlier: SHARED.earlier,
    rest: lines(`
      You also ask for {list}, and my resume shows {them}.
      My resume also covers {list}, which you ask for.
      From your list, I also bring {list}.
      I can also offer {list}, which your advert asks for.
      Your advert also mentions {list}, and you will find {them} on my resume.
      Of what you ask for, I also bring {list}.`),
    skills: lines(`
      My skills also include {list}.
      Among my other skills are {list}.
      To these I would add {list}.
      Beyond this, my skills include {list}.
      My other skills include {list}.`),
    why: lines(`
      What draws me to this role is {np}.
      Of all that your advert describes, {np} interests me most.
      I am interested in this role because it includes {np}.
      The role you describe includes {np}, and that interests me.
      I would welcome a role that includes {np}.
      I am drawn to the role because it includes {np}.`),
    whyTwo: lines(`
      What draws me to this role is that it combines {np} and {np2}.
      I am interested in a role that includes both {np} and {np2}.
      The role you describe brings together {np} and {np2}, and that interests me.
      Your advert names {np} and {np2}, and that is work I would like to take on.
      I would welcome a role that includes {np} as well as {np2}.
      Of all that your advert describes, {np} and {np2} interest me most.`),
    whyNeed: lines(`
      I would like to go on working with {list}.
      I would welcome a role in which I can go on working with {list}.`),
    bring: lines(`
      I would be glad to bring this experience to {team}.
      I would bring this experience to {team}.
      I would be glad to put this experience to use with {team}.
      I would like to continue this work with {team}.
      I believe that {team} could make good use of this experience.
      I would be pleased to do this kind of work for {team}.`),
    closing: lines(`
      I would welcome the chance to discuss the role with you, and I thank you for your time.
      I would be glad to discuss this in an interview. Thank you for your consideration.
      Thank you for your time and consideration. I look forward to hearing from you.
      Thank you for reading my application; I would be glad to answer your questions in an interview.
      I am available for an interview and would be glad to go through my resume with you.
      I would be pleased to talk through any part of my resume with you. Thank you for your time.
      Thank you for considering my application. I would welcome the opportunity to speak with you.
      I would appreciate the chance to talk with you about the role, and I look forward to hearing from you.
      My resume has the dates and further detail. I would welcome the chance to discuss them with you.
      I would be happy to give you further detail in a conversation. Thank you for your consideration.
      Please see my resume for dates and further detail; I look forward to hearing from you.
      I hope that we can speak about the role soon, and I thank you for your consideration.`),
    signOff: ["Yours sincerely,", "Kind regards,", "Sincerely,"],
  },
  warm: {
    opening: lines(`
      I was glad to find {role}, and I would like to apply.
      I would love to be considered for {role}.
      I am happy to apply for {role}.
      It is a pleasure to apply for {role}.
      I would be glad to be considered for {role}.
      I was pleased to read about {role}, and I would like to apply.
      Thank you for taking a moment to read my application for {role}.
      I would very much like to apply for {role}.
      I am glad to send you my application for {role}.
      I read about {role} with interest, and I would like to apply.
      I hope you will consider me for {role}.
      I was happy to come across {role}, and I would love to be considered.`),
    selfSince: lines(`
      Let me tell you a little about myself: I have been {job} at {at} since {from}.
      By way of introduction, I have worked as {job} at {at} since {from}.
      I have been part of {at} since {from}, where I work as {job}.
      To introduce myself: I have been {job} at {at} since {from}.`),
    self: lines(`
      Let me introduce myself: I work as {job} at {at}.
      By way of introduction, I am {job} at {at}.
      To introduce myself, I am currently {job} at {at}.
      You may like to know that I work as {job} at {at}.`),
    selfPast: lines(`
      Let me introduce myself: most recently, I worked as {job} at {at}.
      By way of introduction, I was most recently {job} at {at}.
      To introduce myself: my last role was at {at}, where I worked as {job}.
      Until recently I worked as {job} at {at}.`),
    years: lines(`
      Over my career I have spent {years} working with {need}.
      I have had {years} of work with {need}.
      I have {years} of experience with {need}.`),
    leadNeed: lines(`
      I was glad to see {need} in your advert, because at {at} I {clause}.
      You are looking for somebody with experience of {need}; at {at}, I {clause}.
      When I read that you ask for {need}, I thought of my work at {at}, where I {clause}.
      {Need} matters to you, and it is part of my work at {at} too: I {clause}.`),
    lead: lines(`
      At {at}, I {clause}.
      In my work at {at}, I {clause}.
      To tell you a little about my work: at {at}, I {clause}.`),
    againNeed: lines(`
      {Need} is part of that work too, as I {clause}.
      You mention {need} too, and in the same job I {clause}.
      As for {need}, I {clause}.
      {Need} comes into my work there as well: I {clause}.
      When it comes to {need}, I {clause}.`),
    again: lines(`
      I also {clause}.
      In the same job, I {clause}.
      Besides that, I {clause}.
      I would like to add that I {clause}.
      There, I also {clause}.
      Alongside that, I {clause}.
      In that role, I also {clause}.
      Apart from that, I {clause}.`),
    earlierNeed: lines(`
      {Need} was also part of my time as {job} at {at}, where I {clause}.
      I can also tell you about {need} from my time as {job} at {at}, where I {clause}.
      My experience with {need} goes back to my time as {job} at {at}, where I {clause}.`),
    earlier: lines(`
      I have also been {job} at {at}, where I {clause}.
      From my time as {job} at {at}, I would like to mention that I {clause}.
      In my time as {job} at {at}, I {clause}.
      I was also happy to work as {job} at {at}, where I {clause}.`),
    rest: lines(`
      You will also find {list} on my resume, which I know you are looking for.
      I was happy to see that you ask for {list} too; my resume shows {them}.
      I would also bring {list} to your team.
      I can help with {list} as well, which your advert asks for.
      Your advert also speaks of {list}, and you will find {them} on my resume.`),
    skills: lines(`
      I would also bring {list} with me.
      You may like to know that my skills include {list} as well.
      I would be happy to put {list} to use for your team too.
      Among my other skills, you will find {list}.
      I can also bring {list} to the team.`),
    why: lines(`
      I was glad to read that the role includes {np}.
      I would enjoy a role that includes {np}.
      I would love to hear more about {np}.
      What I like about the role is {np}.
      I would enjoy {np} with your team.`),
    whyTwo: lines(`
      I liked the mix of {np} and {np2} in your advert.
      I would enjoy a role that includes both {np} and {np2}.
      I was glad to read that the role includes {np} as well as {np2}.
      What I like about the role is that it includes {np} and {np2}.
      I would love a role that brings together {np} and {np2}.`),
    whyNeed: lines(`
      I would love to go on working with {list}.
      I would be happy to go on working with {list} in your team.`),
    bring: lines(`
      I would love to bring this experience to {team}.
      It would be a pleasure to bring this experience to {team}.
      I would be happy to share what I know with {team}.
      I would be glad to be part of {team}.
      I hope that this experience would be of use to {team}.`),
    closing: lines(`
      Thank you so much for reading this far. I would love to talk with you and hear more about your team.
      I would be glad to meet you and your team, and I thank you for your time.
      Thank you for your time. I hope we can talk soon.
      I would be happy to come in and meet you all. Thank you for considering me.
      Thank you for your time; it would be good to talk.
      I would enjoy a conversation with you, and I hope to hear from you soon.
      It would be a pleasure to speak with you. Thank you for your time.
      Thank you for reading my letter. I would be glad to tell you more in person.
      Thank you for considering me, and I hope we can meet.
      I look forward to hearing from you and to meeting the team.
      Please ask me anything you would like to know; I would be glad to answer.
      I would love to hear what matters most to you in this role. Thank you for your time.`),
    signOff: ["Warm regards,", "With kind regards,", "Kind regards,"],
  },
  concise: {
    opening: lines(`
      I am applying for {role}.
      Please consider me for {role}.
      I would like to apply for {role}.
      This is my application for {role}.
      I am writing to apply for {role}.
      Please accept this application for {role}.
      I wish to be considered for {role}.
      I want to apply for {role}.
      I am putting myself forward for {role}.`),
    selfSince: lines(`
      I have been {job} at {at} since {from}.
      Since {from}, I have been {job} at {at}.
      I have worked at {at} as {job} since {from}.`),
    self: lines(`
      I am {job} at {at}.
      I work at {at} as {job}.
      Currently I am {job} at {at}.`),
    selfPast: lines(`
      I was most recently {job} at {at}.
      My last job was at {at}, as {job}.
      I last worked at {at}, as {job}.`),
    years: lines(`
      I have {years} of experience with {need}.
      I bring {years} of {need}.
      I have {years} of work with {need} behind me.`),
    leadNeed: lines(`
      You ask for {need}. At {at}, I {clause}.
      You ask for {need}; at {at}, I {clause}.
      For {need}, see {at}, where I {clause}.
      My work at {at} includes {need}: I {clause}.`),
    lead: lines(`
      At {at}, I {clause}.
      In my job at {at}, I {clause}.`),
    againNeed: lines(`
      For {need}, I {clause}.
      You also ask for {need}; there, I {clause}.
      As for {need}, I {clause}.
      You mention {need} too; in the same job, I {clause}.`),
    again: lines(`
      I also {clause}.
      There, I also {clause}.
      In the same job, I {clause}.
      In that role, I also {clause}.
      Besides that, I {clause}.
      In that position, I also {clause}.
      In addition, I {clause}.`),
    earlierNeed: lines(`
      You also ask for {need}; as {job} at {at}, I {clause}.
      {Need} was part of my work as {job} at {at}, where I {clause}.
      My experience with {need} goes back to my time as {job} at {at}, where I {clause}.`),
    earlier: lines(`
      As {job} at {at}, I {clause}.
      At {at}, as {job}, I {clause}.
      I have also been {job} at {at}, where I {clause}.
      I was {job} at {at}, where I {clause}.`),
    rest: lines(`
      You also ask for {list}; my resume shows {them}.
      From your list, I also bring {list}.
      My resume also covers {list}.
      I also bring {list}, as you ask.`),
    skills: lines(`
      My other skills are {list}.
      I also know {list}.
      My skills also include {list}.
      Other skills of mine are {list}.`),
    why: lines(`
      What interests me most in your advert is {np}.
      The role includes {np}, and that suits me.
      I would like a role that includes {np}.
      What draws me to the role is {np}.`),
    whyTwo: lines(`
      What interests me in your advert is {np}, along with {np2}.
      The role includes {np} and {np2}, and both suit me.
      I would like a role that includes {np} and {np2}.`),
    whyNeed: lines(`
      I would like to go on working with {list}.
      I want to go on working with {list}.`),
    bring: lines(`
      I would bring this experience to {team}.
      I would be glad to put this experience to use with {team}.
      I would like to bring this experience to {team}.
      I would be glad to do this kind of work for {team}.
      I hope to put this to use with {team}.`),
    closing: lines(`
      I would be glad to talk. Thank you for your time.
      I am available for a call or an interview.
      Thank you for your time. I look forward to hearing from you.
      I would be glad to answer questions in a call.
      I would welcome a short call. Thank you for reading.
      Thank you for reading. I hope to hear from you.
      My resume has the dates and the detail. I would be happy to meet.
      Please call or write, and I will answer.
      I would be glad to meet you. Thank you for your time.
      Thank you for considering this; I hope to hear from you.
      My resume has the rest. I look forward to hearing from you.
      For dates and detail, please see my resume. Thank you for your time.`),
    signOff: ["Regards,", "Kind regards,", "Best regards,"],
  },
  confident: {
    opening: lines(`
      I am applying for {role}, and my resume shows why.
      Please consider me for {role}; the reasons are below.
      I want {role}, and here is what I bring.
      I am putting myself forward for {role}.
      I would like to be considered for {role}, and the facts are below.
      I am writing to apply for {role}, and I will come straight to the point.
      For {role}, here is what I would bring.
      I am applying for {role} with work that I can show.
      You are hiring for {role}, and I am ready to take it on.`),
    selfSince: lines(`
      I have been {job} at {at} since {from}, and I know this work.
      I know this work: I have been {job} at {at} since {from}.
      Since {from} I have worked as {job} at {at}, so I know what the work asks.
      I come to you as {job}, at {at} since {from}.`),
    self: lines(`
      I am {job} at {at}, and I know this work.
      I know this work: I am {job} at {at}.
      I work as {job} at {at}, so I know what the work asks.
      I come to you as {job} at {at}.`),
    selfPast: lines(`
      I know this work: I was most recently {job} at {at}.
      I come to you from {at}, where I worked as {job}.
      I was most recently {job} at {at}, so I know what the work asks.
      My last job was at {at}, where I worked as {job}.`),
    years: lines(`
      You would get {years} of experience with {need}.
      That is {years} of work with {need} that I can show.
      I can show {years} of work with {need}.
      Behind this stand {years} of work with {need}.`),
    leadNeed: lines(`
      You need {need}. At {at}, I {clause}.
      I know {need} from {at}, where I {clause}.
      Your advert asks for {need}; at {at}, I {clause}.
      For {need}, I can point to {at}, where I {clause}.
      You want {need}; at {at}, I {clause}.`),
    lead: lines(`
      At {at}, I {clause}.
      Take my work at {at}, where I {clause}.
      In my job at {at}, I {clause}.`),
    againNeed: lines(`
      You also need {need}; in the same job, I {clause}.
      As for {need}, I {clause}.
      When it comes to {need}, I {clause}.
      {Need} is part of that job too: I {clause}.
      On {need}, I can be just as specific: I {clause}.`),
    again: lines(`
      I also {clause}.
      In the same job, I {clause}.
      There, I also {clause}.
      On top of that, I {clause}.
      Beyond that, I {clause}.
      In that role, I also {clause}.
      Apart from that, I {clause}.
      In addition, I {clause}.`),
    earlierNeed: lines(`
      {Need} is not new to me: as {job} at {at}, I {clause}.
      I know {need} from my time as {job} at {at}, where I {clause}.
      You also need {need}, and as {job} at {at} I {clause}.`),
    earlier: lines(`
      As {job} at {at}, I {clause}.
      I have also worked as {job} at {at}, where I {clause}.
      In my time as {job} at {at}, I {clause}.
      At {at}, as {job}, I {clause}.`),
    rest: lines(`
      You also need {list}, and my resume shows {them}.
      From your list, I also bring {list}.
      Your advert also asks for {list}, and my resume has {them}.
      My resume also covers {list}.`),
    skills: lines(`
      I also bring {list}.
      On top of that, I offer {list}.
      My skills also include {list}.
      You would also get {list}.`),
    why: lines(`
      What I want next is a role that includes {np}.
      I want a role that includes {np}.
      I would gladly spend my days {np}.
      The role includes {np}, and I want to do that work.`),
    whyTwo: lines(`
      What I want next is a role that includes {np} and {np2}.
      I want a role that includes both {np} and {np2}.
      The role includes {np} and {np2}, and I want to do that work.`),
    whyNeed: lines(`
      I want to go on working with {list}.
      I would like to go on working with {list} in your team.`),
    bring: lines(`
      I am ready to do this work for {team}.
      I would bring this experience to {team} from the start.
      I am ready to put this experience to use with {team}.
      I can put this experience to work for {team}.`),
    closing: lines(`
      I am ready to talk whenever it suits you.
      Ask me about any line of this letter; I look forward to it.
      I look forward to discussing the role with you.
      Let us talk, and I will bring the detail.
      I would welcome your questions in an interview.
      Call me, and I will go through any of it with you.
      I am ready to answer for every line above. Thank you for your time.
      I look forward to your questions, and I thank you for your time.
      I would be glad to show you more in an interview.
      Please test me on any of this in an interview.
      I hope to speak with you soon, and I will bring the detail.
      I am available for an interview and look forward to it.`),
    signOff: ["Regards,", "Sincerely,", "Kind regards,"],
  },
};

/** Put before the first line of work at an employer whose dates end before the one told just now. */
export const BEFORE = lines(`
  Before that, I was {job} at {at}, where I {clause}.
  Before that, as {job} at {at}, I {clause}.
  Earlier, as {job} at {at}, I {clause}.
  Before that I worked as {job} at {at}, where I {clause}.
  In my earlier role as {job} at {at}, I {clause}.
  Earlier in my career, I was {job} at {at}, where I {clause}.`);

/** The same for another job at the employer told just now. */
export const BEFORE_THERE = lines(`
  Before that, I was {job} at the same employer, and I {clause}.
  Earlier, as {job} at the same employer, I {clause}.
  Before that, as {job} for the same employer, I {clause}.`);

/** Work that is told without an employer, or without a title. */
export const BARE = {
  title: lines(`
    As {job}, I {clause}.
    In my work as {job}, I {clause}.
    In my role as {job}, I {clause}.`),
  employer: lines(`
    At {at}, I {clause}.
    In my work at {at}, I {clause}.
    In my time at {at}, I {clause}.
    Earlier, at {at}, I {clause}.`),
  none: lines(`
    In my work I {clause}.
    In one of my jobs, I {clause}.`),
};

/** Lines of work that name a thing: 'the care of …'. */
export const INCLUDED = {
  first: lines(`
    At {at}, my work included {clause}.
    My work at {at} included {clause}.
    My time at {at} included {clause}.
    My job at {at} included {clause}.`),
  again: lines(`
    That work also included {clause}.
    My work there also included {clause}.
    The same job included {clause}.
    The job also included {clause}.`),
  current: lines(`
    At {at}, my work includes {clause}.
    My work at {at} includes {clause}.
    My job at {at} includes {clause}.`),
  currentAgain: lines(`
    That work also includes {clause}.
    My work there also includes {clause}.
    The same job includes {clause}.
    The job also includes {clause}.`),
};

/** A line of work that is a figure and no sentence. */
export const FIGURES = {
  current: lines(`
    To put a figure to that work: {clause}.
    One figure from that job: {clause}.
    A figure from that job: {clause}.`),
  past: lines(`
    To put a figure to that work: {clause}.
    A figure from that job: {clause}.
    A figure from that time: {clause}.`),
};

/** Two short deeds of one job in one sentence. */
export const PAIRS = lines(`
  I also {clause}, and I {clause2}.
  There, I also {clause}, and I {clause2}.
  In addition, I {clause}, and I {clause2}.
  In the same job, I {clause}, and I {clause2}.`);

/** What came about or was done at work, as a sentence of its own. */
export const FACTS = {
  first: lines(`
    At {at}, {clause}.`),
  again: lines(`
    In that job, {clause}.
    There, {clause}.
    In the same role, {clause}.`),
};

/** Work outside of jobs. */
export const OUTSIDE = {
  projects: lines(`
    In one of my projects, I {clause}.
    For another project, I {clause}.
    In project work, I {clause}.`),
  volunteering: lines(`
    As a volunteer, I {clause}.
    In my time as a volunteer, I {clause}.
    In my volunteer work, I also {clause}.`),
};

/** Jobs of which no line was said. */
export const OTHER_JOBS = lines(`
  I have also worked as {job} at {at}.
  My earlier work includes time as {job} at {at}.
  I have also been {job} at {at}.
  Earlier in my career, I worked as {job} at {at}.`);
export const OTHER_DATED = lines(`
  From {from} to {to}, I worked as {job} at {at}.
  I was {job} at {at} from {from} to {to}.
  I also worked as {job} at {at} from {from} to {to}.
  I also spent the time from {from} to {to} as {job} at {at}.`);
export const OTHER_TITLELESS = lines(`
  I have also worked at {at}.
  My earlier work includes time at {at}.
  I have also spent time at {at}.`);

export const STUDIES = lines(`
  I hold {study}.
  My education includes {study}.
  I completed {study}.
  As for my education, I hold {study}.
  I also hold {study}.`);

export const CERTIFICATES = lines(`
  I also hold {list}.
  My certificates include {list}.
  Among my certificates are {list}.`);

/** Certificates and licences that the ad asks for. */
export const HELD = lines(`
  Of the certificates and licences you ask for, I hold {list}.
  You also ask for {list}, and I hold {them}.
  I hold {list}, as your advert asks.
  As for the certificates and licences you ask for, I hold {list}.
  I also hold {list}, which you ask for.`);

/** Languages that the ad asks for. */
export const SPOKEN = lines(`
  My languages include {list}, as you ask.
  You also ask for {list}, and my resume shows {them}.
  My resume lists {list} among my languages, which you ask for.`);

/** What lies beside the jobs. */
export const PROJECTS = lines(`
  One of my projects is {name}, {about}.
  My projects include {name}, {about}.
  Among my projects is {name}, {about}.`);
export const SUBJECTS = lines(`
  My {kind} was on {subject}.
  The subject of my {kind} was {subject}.`);
export const COURSES = lines(`
  My coursework included {list}.
  My studies included {list}.
  Among my courses were {list}.`);
export const AWARDS = lines(`
  My resume also lists an award: {what}.
  One award on my resume: {what}.
  An award on my resume is {what}.`);
export const PUBLICATIONS = lines(`
  My publications include {what}.
  Among my publications is {what}.
  My resume also lists a publication: {what}.`);
export const UNPAID = lines(`
  I have also volunteered as {as} with {place}.
  Outside of work, I have been {as} with {place}.
  My volunteer work includes time as {as} with {place}.`);
export const STUDYING = lines(`
  I am studying for {study}.
  The degree I am working towards is {study}.`);

export const LANGUAGES = lines(`
  My languages are {list}.
  I can work in {list}.
  Among my languages are {list}.
  As for languages, I can work in {list}.`);

/** What a short letter says of itself. */
export const SHORT_NOTES = lines(`
  I have kept this letter short, and to what my resume shows.
  This letter is short, because it says only what my resume shows.
  I have kept this brief; my resume has the detail.
  This is a short letter, and all of it is in my resume.`);

/** What comes next, in a letter that has room for it. */
export const OFFERS = lines(`
  If there is a part of the role that you would like to ask me about first, I would be glad to talk about it in a call.
  If you would like more detail on any of these points, I would be happy to give it by phone or in person.
  I would like to hear more about the team and the role, and I am happy to answer any question about my resume.
  Please tell me which part of the role matters most to you, and I will tell you plainly how my work compares.
  I would like to hear what matters most to you in this role, and to answer your questions in return.
  Should you want to go through my resume line by line, I would be glad to do so.
  I would be glad to go into any of these points in a call, or to come in and talk them through.
  If it helps, I can tell you more about any of these jobs by phone or in an interview.
  I would be happy to explain any of these points further, and to hear what the role asks for in its first months.
  A short conversation would tell both of us more, and I would be glad to have one at a time that suits you.`);

export const NOTES = lines(`
  Each of these points is in my resume, with the dates and the places.
  My resume gives the dates and the detail behind each of these points.
  I have kept to what my resume shows, so that you can check each point.
  The resume that comes with this letter has the dates and the detail.
  My resume has more on each of these points.
  I have left out what my resume does not show.
  The dates and the places of all this are in my resume.
  You will find the dates and the detail of each point in my resume.
  My resume sets out each of these jobs with its dates.`);

/** Since when the jobs show a requirement that the present one shows too. */
export const SINCE = lines(`
  My experience with {need} goes back to {year}.
  My work has involved {need} since {year}.`);

/** Years of all jobs together. */
export const TOTALS = lines(`
  By the dates on my resume, I have worked for {years} in all.
  My resume covers {years} of work.
  In all, my resume shows {years} of work.
  Behind me are {years} of work, as the dates on my resume show.`);

/** A job that is held beside the one told first. */
export const BESIDE = lines(`
  I also work as {job} at {at}, where I {clause}.
  As {job} at {at}, I {clause}.
  At {at}, where I also work as {job}, I {clause}.`);

/** When a job was held, after what was done there. */
export const WHEN = lines(`
  I worked there from {from} to {to}.
  That was from {from} to {to}.
  I was there from {from} to {to}.
  I held that job from {from} to {to}.
  I was in that role from {from} to {to}.`);

/** A study with the year in which it was completed. */
export const STUDY_YEARS = lines(`
  I completed {study} in {year}.
  I hold {study}, which I completed in {year}.
  My education includes {study}, which I completed in {year}.
  In {year}, I completed {study}.
  I have held {study} since {year}.`);

/** What the ad says that its employer does. */
export const ABOUT: Readonly<Record<Tone, string[]>> = {
  professional: lines(`
    I read in your advert that {about}, and I would be glad to contribute to that.
    Your advert says that {about}, and that appeals to me.
    I see from your advert that {about}, and I would like to be part of it.`),
  warm: lines(`
    I was happy to read in your advert that {about}, and I would love to be part of it.
    I see from your advert that {about}, and I would love to help with that.
    Your advert says that {about}, and I would enjoy being part of that.`),
  concise: lines(`
    I read in your advert that {about}, and I would like to be part of that.
    I see from your advert that {about}, and that appeals to me.
    Your advert says that {about}, and I would like to help with that.`),
  confident: lines(`
    I read in your advert that {about}, and I want to be part of that.
    Your advert says that {about}, and I can help with that.
    I see from your advert that {about}, and I am ready to be part of it.`),
};

/** One more activity that the ad names. */
export const WHY_MORE = lines(`
  Your advert also speaks of {np}, and I would be glad to take that on.
  I also read in your advert about {np}, and I would be glad to hear more about it.
  I noticed {np} in your advert as well, and I would welcome it.`);

/** What the ad asks for and nobody claims. */
export const WHY_ASKED = lines(`
  I would like to hear more about the part of the role that involves {list}.
  I see that the role involves {list}, and I would be glad to hear more about that.
  Your advert also mentions {list}, and I would be interested to hear more about that side of the role.`);

/** How far back the jobs go. */
export const HISTORY = lines(`
  The jobs on my resume go back to {year}.
  My work on this resume goes back to {year}.
  By the dates on my resume, I have been at work since {year}.`);
