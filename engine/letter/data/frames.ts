import type { Tone } from "../letter.ts";

/**
 * Fixed text of letters. It states no fact: everything in braces is filled from resume or ad. {role} is 'the X role at Y',
 * {at} an employer, {job} a title with its article, {clause} goes after 'I', {need} is a term of the ad that the resume
 * shows, {Need} the same with a capital, {np} an activity that the ad names, {from} a date as printed.
 */
export type Frames = {
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
  leadNeed: lines(`
    You ask for {need}, and at {at} I {clause}.
    For {need}, I can point to my work at {at}, where I {clause}.
    My experience with {need} comes from {at}, where I {clause}.
    You mention {need}; at {at}, I {clause}.`),
  lead: lines(`
    At {at}, I {clause}.
    In my work at {at}, I {clause}.
    In my job at {at}, I {clause}.`),
  againNeed: lines(`
    You also ask for {need}: in the same job, I {clause}.
    {Need} is part of that work too, as I {clause}.
    When it comes to {need}, I {clause}.
    As for {need}, I {clause}.
    The same job has a place for {need}: I {clause}.`),
  again: lines(`
    I also {clause}.
    In the same role, I {clause}.
    There, I also {clause}.
    In addition, I {clause}.
    Besides that, I {clause}.
    That is also where I {clause}.
    As part of that job, I {clause}.`),
  earlierNeed: lines(`
    My work with {need} goes back to {at}, where, as {job}, I {clause}.
    You also name {need}; as {job} at {at}, I {clause}.
    For {need}, my time as {job} at {at} counts as well: I {clause}.
    {Need} was also part of my work as {job} at {at}, where I {clause}.`),
  earlier: lines(`
    As {job} at {at}, I {clause}.
    I have also worked as {job} at {at}, where I {clause}.
    In my time as {job} at {at}, I {clause}.
    At {at}, as {job}, I {clause}.`),
};

export const FRAMES: Readonly<Record<Tone, Frames>> = {
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
    leadNeed: [
      ...SHARED.leadNeed,
      ...lines(`
        Your advert asks for {need}, and my work at {at} has included it: I {clause}.
        Where you ask for {need}, I would point to {at}, where I {clause}.`),
    ],
    lead: SHARED.lead,
    againNeed: [
      ...SHARED.againNeed,
      ...lines(`
        I also {clause}, and I mention it because you ask for {need}.
        With regard to {need}, I {clause}.`),
    ],
    again: SHARED.again,
    earlierNeed: SHARED.earlierNeed,
    earlier: SHARED.earlier,
    rest: lines(`
      I also bring {list}, as your advert asks.
      You also ask for {list}, and my resume shows {them}.
      My resume also covers {list}, which you ask for.
      From your list, I also bring {list}.
      Your advert also names {list}, and my resume shows {them}.
      I can also offer {list}, which your advert asks for.
      Beyond that, my resume shows {list}, which you ask for.
      Of what you ask for, my resume also shows {list}.`),
    skills: lines(`
      My skills also include {list}.
      Among my other skills are {list}.
      My resume also lists {list} among my skills.
      Other skills on my resume include {list}.
      To these I would add {list}.
      Beyond this, my skills include {list}.`),
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
      What draws me to this role is that it asks for {list}.
      I am interested in this role because it calls for {list}.
      I would welcome a role in which {list} matter.
      Your advert names {list}, and that is why I am writing.`),
    bring: lines(`
      This is the experience that I would bring to {team}.
      I would bring this experience to {team}.
      I would be glad to put this experience to use with {team}.
      I would like to continue this work with {team}.
      That is the experience I can offer {team}.`),
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
      By now I have {years} of experience with {need}.
      My resume shows {years} of work with {need}.`),
    leadNeed: lines(`
      I was glad to see {need} in your advert, because at {at} I {clause}.
      You are looking for somebody with {need}, and I would love to tell you about {at}, where I {clause}.
      When I read that you ask for {need}, I thought of my work at {at}, where I {clause}.
      {Need} matters to you, and it is part of my work at {at} too: I {clause}.
      You mention {need}, and I could tell you more about {at}, where I {clause}.
      If you ask me about {need}, I will tell you about {at}, where I {clause}.`),
    lead: lines(`
      Let me tell you about my work: at {at}, I {clause}.
      At {at}, I {clause}.
      My work at {at} may be of interest to you, as I {clause}.`),
    againNeed: lines(`
      You will be glad to hear that {need} is part of it too, as I {clause}.
      I thought of {need} as well, because I {clause}.
      You mention {need} too, and in the same job I {clause}.
      As for {need}, I am happy to say that I {clause}.
      {Need} comes into my work there as well: I {clause}.
      Your advert speaks of {need} too, so I would like to add that I {clause}.`),
    again: lines(`
      I am glad to say that I also {clause}.
      I also {clause}.
      In the same job, I {clause}.
      There is more to it: I also {clause}.
      Besides that, I {clause}.
      I would like to add that I {clause}.
      That is also where I {clause}.`),
    earlierNeed: lines(`
      {Need} was also part of my time as {job} at {at}, where I {clause}.
      I can also tell you about {need} from my time as {job} at {at}, where I {clause}.
      My time as {job} at {at} brought {need} too, as I {clause}.
      You ask for {need}, and I look back on my time as {job} at {at}, where I {clause}.`),
    earlier: lines(`
      I have also been {job} at {at}, where I {clause}.
      I look back with pleasure on my time as {job} at {at}, where I {clause}.
      From my time as {job} at {at}, I would like to mention that I {clause}.
      In my days as {job} at {at}, I {clause}.
      I was also happy to work as {job} at {at}, where I {clause}.`),
    rest: lines(`
      You will also find {list} in my resume, which I know you are looking for.
      I was happy to see that you ask for {list} too; my resume shows {them}.
      I would also bring {list} to your team, as you ask.
      Your advert also speaks of {list}, and you will find {them} in my resume.
      I can help with {list} as well, which your advert asks for.
      You also hope for {list}, and I am glad to say that my resume shows {them}.`),
    skills: lines(`
      I would also bring {list} with me.
      You may like to know that my skills include {list} as well.
      I am also at home with {list}.
      I would be happy to put {list} to use for your team too.
      Among my other skills, you will find {list}.
      I can also bring {list} to the team.`),
    why: lines(`
      I was glad to read that the role includes {np}.
      I would enjoy a role that includes {np}.
      I read in your advert that the role includes {np}, and I liked that.
      I could see from your advert that {np} matters to you.
      I would love to hear more about {np}.
      The part about {np} made me want to write to you.`),
    whyTwo: lines(`
      I liked the mix of {np} and {np2} in your advert.
      I would enjoy a role that includes both {np} and {np2}.
      I was glad to read that the role includes {np} as well as {np2}.
      The part about {np} and {np2} made me want to write to you.
      I could see from your advert that {np} and {np2} matter to you, and I would love to hear more.
      I would love a role that brings together {np} and {np2}.`),
    whyNeed: lines(`
      I was glad to read that the role asks for {list}.
      I liked that your advert speaks of {list}.
      I would enjoy a role in which {list} matter.
      I could see from your advert that {list} matter to you, and I would love to hear more.`),
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
      My application for {role} is below.
      Here is my application for {role}.
      This is my application for {role}.
      I am writing to apply for {role}.
      Please accept this application for {role}.
      I wish to be considered for {role}.
      I want to apply for {role}.
      I am interested in {role}.
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
      On {need}: at {at}, I {clause}.
      You ask for {need}. At {at}, I {clause}.
      You ask for {need}; at {at}, I {clause}.
      For {need}, see {at}, where I {clause}.
      {Need}: at {at}, I {clause}.`),
    lead: lines(`
      At {at}, I {clause}.
      My work at {at}: I {clause}.`),
    againNeed: lines(`
      On {need}: I {clause}.
      {Need}: I {clause}.
      For {need}, I {clause}.
      You ask for {need}; I {clause}.
      As to {need}, I {clause}.
      You name {need}; there, I {clause}.`),
    again: lines(`
      I also {clause}.
      There, I {clause}.
      In the same job, I {clause}.
      Also, I {clause}.
      In that role, I {clause}.
      Next to that, I {clause}.`),
    earlierNeed: lines(`
      On {need}, too: as {job} at {at}, I {clause}.
      You name {need}; as {job} at {at}, I {clause}.
      For {need}, also see {at}, where, as {job}, I {clause}.`),
    earlier: lines(`
      As {job} at {at}, I {clause}.
      At {at}, as {job}, I {clause}.
      I have also been {job} at {at}, where I {clause}.
      I was {job} at {at}, where I {clause}.`),
    rest: lines(`
      You also ask for {list}; my resume shows {them}.
      My resume also shows {list}, as you ask.
      Also on my resume, as you ask: {list}.
      I also bring work with {list}.
      From your list, my resume also has {list}.
      My resume also covers {list}.`),
    skills: lines(`
      Other skills: {list}.
      I also know {list}.
      My other skills are {list}.
      I would add {list}.
      My skills include {list}.
      Also on my resume: {list}.`),
    why: lines(`
      What interests me in your advert: {np}.
      The role includes {np}, and that suits me.
      I would like a role that includes {np}.
      In your advert, {np} stood out.
      What draws me to the role is {np}.
      I am writing because the role includes {np}.`),
    whyTwo: lines(`
      What interests me in your advert: {np}, and {np2}.
      The role includes {np} and {np2}, and both suit me.
      I would like a role that includes {np} and {np2}.
      What draws me to the role is {np}, along with {np2}.
      In your advert, {np} and {np2} stood out.
      I am writing because the role includes {np} and {np2}.`),
    whyNeed: lines(`
      What interests me in your advert: {list}.
      I am writing because the role calls for {list}.
      In your advert, {list} stood out.`),
    bring: lines(`
      That is what I would bring to {team}.
      I would bring this to {team}.
      This is what I can offer {team}.
      I would like to do this for {team}.`),
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
      My application for {role} is plain: here is what I have done.
      I am applying for {role}, and I will be specific.
      I am writing to apply for {role}, and I will come straight to the point.
      For {role}, here is what I would bring.
      I am ready to talk about {role}, and this is my application.
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
      You need {need}, and I can show it: at {at}, I {clause}.
      You want {need}? At {at}, I {clause}.
      I know {need}, and here is where from: at {at}, I {clause}.
      Your advert asks for {need}, and the answer is short: at {at}, I {clause}.
      Take {need}: at {at}, I {clause}.
      {Need} is where I would start, because at {at} I {clause}.`),
    lead: lines(`
      Here is an example: at {at}, I {clause}.
      Take my work at {at}, where I {clause}.
      At {at}, I {clause}.`),
    againNeed: lines(`
      Take {need} next: I {clause}.
      {Need} is no different, as I {clause}.
      You also need {need}, and there I {clause}.
      I know {need} as well, because I {clause}.
      As for {need}, the facts are plain: I {clause}.
      On {need}, I can be just as specific: I {clause}.`),
    again: lines(`
      I also {clause}.
      In the same job, I {clause}.
      There is more: I {clause}.
      That is also where I {clause}.
      Add to that this: I {clause}.
      Nor is that all, as I also {clause}.`),
    earlierNeed: lines(`
      {Need} is not new to me: as {job} at {at}, I {clause}.
      I had {need} in hand as {job} at {at}, where I {clause}.
      You also need {need}, and as {job} at {at} I {clause}.`),
    earlier: lines(`
      As {job} at {at}, I {clause}.
      I have also worked as {job} at {at}, where I {clause}.
      The same goes for my time as {job} at {at}, where I {clause}.
      At {at}, as {job}, I {clause}.`),
    rest: lines(`
      You also need {list}, and my resume shows {them}.
      You want {list} as well; my resume shows {them}.
      My resume backs up {list} too, as you ask.
      From your list, I also bring {list}.
      Your advert also asks for {list}, and my resume has {them}.
      My resume also covers {list}, so that part of your list is met.`),
    skills: lines(`
      I also bring {list}.
      On top of that, I offer {list}.
      Add {list}, and you have my other skills.
      I can be of use with {list} as well.
      My skills also include {list}.
      You would also get {list}.`),
    why: lines(`
      What I want to take on next is {np}.
      I want a role that includes {np}.
      I would like to take on {np} with your team.
      I chose your advert because it includes {np}.
      I am ready to start with {np}.
      The role includes {np}, and I want to do that work.`),
    whyTwo: lines(`
      What I want to take on next is {np}, along with {np2}.
      I want a role that includes both {np} and {np2}.
      I chose your advert because it names {np} and {np2}.
      The role includes {np} and {np2}, and I want to do that work.
      I am ready to start with {np} and {np2}.
      I would like to take on {np} as well as {np2} with your team.`),
    whyNeed: lines(`
      I chose your advert because it asks for {list}.
      The role calls for {list}, and that is work I want to do.
      I want a role that asks for {list}.`),
    bring: lines(`
      I am ready to do this work for {team}.
      I can do the same for {team}.
      This is what I would bring to {team} from the start.
      I am ready to put this experience to use with {team}.`),
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
    My time at {at} included {clause}.`),
  again: lines(`
    That work also included {clause}.
    My work there also included {clause}.
    The same job included {clause}.`),
  current: lines(`
    At {at}, my work includes {clause}.
    My work at {at} includes {clause}.`),
  currentAgain: lines(`
    That work also includes {clause}.
    My work there also includes {clause}.
    The same job includes {clause}.`),
};

/** A line of work that is a figure and no sentence. */
export const FIGURES = {
  current: lines(`
    To put a figure to that work: {clause}.
    Among the figures from that job: {clause}.
    A figure from that job: {clause}.`),
  past: lines(`
    To put a figure to that work: {clause}.
    A figure from that job: {clause}.
    A figure from that time: {clause}.`),
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
  Among my certificates you will find {list}.
  I hold {list} as well.`);

/** Certificates and licences that the ad asks for. */
export const HELD = lines(`
  Of the certificates and licences you ask for, I hold {list}.
  My certificates and licences include {list}, as you ask.
  You also ask for {list}, and I hold {them}.
  I hold {list} as well, as your advert asks.`);

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
  The languages I list are {list}.
  My languages are {list}.
  I can work in {list}.`);

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
  Should you want to go through my resume line by line, I would be glad to do so.`);

export const NOTES = lines(`
  Each of these points is in my resume, with the dates and the places.
  My resume gives the dates and the detail behind each of these points.
  I have kept to what my resume shows, so that you can check each point.
  The resume that comes with this letter has the dates and the detail.
  My resume has more on each of these points.
  I have left out what my resume does not show.`);

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
  I was there from {from} to {to}.`);

/** The year a study was completed. */
export const STUDY_YEARS = lines(`
  I completed it in {year}.
  I finished it in {year}.
  I completed my studies in {year}.`);

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

/** How far back the jobs go. */
export const HISTORY = lines(`
  The jobs on my resume go back to {year}.
  My work on this resume goes back to {year}.
  By the dates on my resume, I have been at work since {year}.`);
