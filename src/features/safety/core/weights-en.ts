/** Learned by `evals/safety/learn-weights.ts`; never edited by hand. Hundredths, then a trait (`weigh-words.ts`). */
import { parseWeights } from './weigh-words.ts';

export const RISK_WEIGHTS = parseWeights(
  -2.095,
  `
50 13
-163 15
52 16
-335 3
-265 4
-409 5
-450 6
-272 7
-412 8
-380 9
-87 90
-87 90 days
-56 a _ about
158 a _ and
-73 a _ at
-120 a _ day
-109 a _ for
173 a _ i
-89 a _ if
100 a _ in
-67 a _ man
-101 a _ mother
420 a _ of
44 a _ on
-143 a _ phon
-161 a _ plac
335 a _ que
-194 a _ right
-189 a _ si
203 a _ that
-97 a _ this
-34 a _ time
109 a _ to
34 a _ toda
197 a _ vida
80 a _ way
-81 a _ when
97 a _ who
-203 a _ with
-240 a _ year
-332 a bad
-91 a better
48 a bit
175 a bother
-175 a break
-99 a bridg
-290 a burden
187 a car
160 a date
301 a day
-180 a failur
171 a funeral
-65 a girl
-289 a good
122 a gun
-296 a kid
-123 a la
-41 a long
-105 a lot
-127 a man
56 a mi
-220 a new
-226 a note
-102 a panic
461 a person
80 a plan
-163 a rais
160 a reason
-299 a run
58 a sin
-234 a speech
-227 a teenager
249 a vec
227 a wall
100 a week
319 about _ i
144 about _ myself
-119 about _ the
-111 about _ to
-192 about a
264 about being
174 about dying
-105 about end
194 about hurt
42 about it
-84 about kil
-52 about me
-232 about mone
-223 about my
222 about not
97 about suicid
-220 about the
201 about to
-83 abuela
247 acabar
147 acabar con
108 account
310 acordar
-164 act
99 afraid
54 after
159 after my
66 after that
-249 after the
219 after tonight
294 again
212 again and
259 again i
-36 age
207 age one
-128 ago
-255 ago i
208 aguanto
189 ai
364 al
210 al suicidio
-209 alarm
422 aliv
222 aliv i
62 all
-119 all _ it
190 all _ the
-147 all _ time
151 all _ to
362 all i
240 all my
-47 all of
-122 all the
253 alle
67 allow
67 allow to
-225 alon
-81 alon and
113 am 15
-164 am _ a
-250 am _ about
260 am _ aliv
-68 am _ and
-67 am _ at
-185 am _ but
103 am _ for
72 am _ from
-178 am _ going
-227 am _ in
234 am _ it
162 am _ more
178 am _ my
-115 am _ of
79 am _ on
-29 am _ one
-194 am _ out
-151 am _ suicidal
107 am _ that
275 am _ the
-297 am _ think
276 am _ this
-184 am _ tir
189 am _ to
-108 am _ with
-207 am _ year
248 am a
254 am about
-66 am afraid
140 am angr
105 am at
-59 am dead
-93 am doing
62 am done
-178 am drown
-237 am dying
268 am end
-218 am exhaust
-313 am glad
206 am going
-253 am hap
157 am hold
-36 am i
127 am in
-171 am late
-92 am nervou
-250 am not
66 am only
213 am over
246 am plan
-212 am proud
161 am read
-258 am sad
-71 am scar
159 am sit
272 am sor
-59 am stres
343 am suicidal
-138 am the
143 am think
44 am tir
387 am wait
-228 am wor
258 am worth
57 am writ
307 an _ ago
81 an _ and
320 an hour
190 an old
243 an selbstmord
43 and
-260 and _ a
216 and _ about
123 and _ and
-94 and _ can
214 and _ come
-188 and _ cried
113 and _ did
285 and _ do
-114 and _ feel
256 and _ first
-168 and _ for
196 and _ have
-206 and _ help
-125 and _ hous
241 and _ i
316 and _ is
-293 and _ it
-91 and _ keep
128 and _ know
-116 and _ miss
218 and _ night
-168 and _ not
266 and _ out
-160 and _ parent
-161 and _ said
148 and _ that
-92 and _ the
263 and _ think
240 and _ thought
-242 and _ to
146 and _ wake
209 and _ want
-141 and _ was
254 and _ will
296 and _ wish
-86 and _ with
444 and _ would
165 and a
-162 and cried
-249 and die
213 and everyth
-69 and feel
141 and i
-102 and it
137 and last
-46 and my
303 and never
130 and nobod
365 and not
126 and now
-100 and peopl
-263 and read
-32 and said
28 and she
46 and that
225 and then
-65 and ther
47 and they
204 and think
310 and thought
-156 and want
-78 and watch
-130 and we
-54 angr
-154 angr _ my
-131 angr at
-155 anniversar
-216 annoy
129 ano
-271 anos
136 another
-27 another _ of
254 another day
52 another year
-145 anxiet
-251 anxiou
-124 any _ to
149 any longer
-121 anymor _ have
181 anymor _ i
38 anymor and
175 anymor i
494 anyon
-178 anyth
-35 anyth to
-224 ap
-137 ap _ the
-137 ap for
-252 apart
122 aqui
50 are
-126 are _ a
62 are _ in
-167 are _ our
382 are _ the
-181 are _ to
36 are a
-124 are dead
-70 are going
-174 are kil
-302 argu
214 arm
188 arms
141 arms _ they
141 arms until
180 around
-155 as
-144 as a
-254 asham
-276 ask
-163 ask _ a
-188 ask for
148 asleep
-107 at
-36 at _ age
-46 at _ and
-191 at _ compan
-71 at _ end
203 at _ i
-140 at _ job
336 at _ point
124 at _ would
140 at a
-193 at home
271 at it
-230 at me
-234 at my
102 at night
-49 at school
-69 at the
39 at this
-228 at work
-295 ate
-51 attack
172 attempt
69 attempt suicid
208 au suicid
-276 away
26 away and
92 away my
-218 awful
-277 baby
-223 baby is
25 back
-66 back _ a
144 back _ that
129 back to
148 bad
158 bad i
195 bank
240 barn
-113 bathroom
185 be
240 be _ and
140 be _ anymor
318 be _ by
-155 be _ death
-154 be _ end
-105 be _ for
192 be _ i
87 be _ if
225 be _ my
-68 be _ not
39 be _ of
-34 be _ off
-222 be _ on
-143 be _ out
163 be _ than
-306 be _ this
123 be _ to
315 be _ with
47 be _ without
-51 be aliv
-192 be alon
57 be better
346 be dead
126 be done
-52 be easier
30 be fine
122 be gone
-310 be hap
145 be happier
37 be here
178 be nice
-151 be or
81 be over
-216 be the
373 be with
-337 beach
-140 beat
249 becaus
163 becaus _ deserv
68 becaus _ do
262 becaus i
266 becaus it
-35 becaus of
-121 becaus the
-149 becaus we
-168 bed
-193 bedroom
155 been
-197 been _ a
-98 been _ for
110 been _ in
134 been _ my
143 been _ of
-85 been _ the
235 been _ to
145 been _ two
-182 been a
170 been born
-127 been cry
249 been hav
-229 been in
-68 been plan
206 been think
62 befor _ get
268 befor i
376 being
392 being aliv
226 being dead
250 being dramatic
54 being the
253 besser
-74 best
-210 best friend
35 better
146 better _ i
25 better _ me
219 better off
114 better than
-328 between
-209 between _ and
-243 big
-50 bin
-195 bin todmud
109 birthda
233 birthda _ am
28 birthda _ i
-87 birthda and
281 birthda i
30 bit
246 blad
316 ble
227 bled
185 bleed
273 blood
354 body
-151 bomb
-316 book
-302 bor
508 born
-434 boss
-43 boss _ going
-81 boss _ my
-43 boss is
-98 both
289 bother
303 bottl
221 bottl of
118 bought
-157 bought a
-256 box
52 boy
-244 boyfriend
196 brain
257 brazo
157 brazo cuando
-172 break
-56 breakup
72 breath
104 bridg
-103 bridg at
-129 bridg toda
156 bring
236 bring mich
55 brok
-95 brok _ with
-255 brok up
-132 brother he
212 build
-228 bullet
117 bur
-345 burden
111 burn
100 burn my
162 burn myself
-267 burnt
-148 bury
-148 bury me
67 bus
-36 but
-296 but _ am
364 but _ do
-64 but _ is
-217 but he
54 but i
117 but it
-295 buy
-143 buy _ new
-143 buy a
176 by
-194 by _ and
142 by _ i
163 by _ time
81 by a
-80 by monda
-54 by my
-122 by suicid
338 by the
-88 bye
-74 c
-74 c est
-301 cake
-224 cal
-199 cal _ teacher
-126 cal my
-77 cal the
-199 call
-297 call _ sister
-321 call my
-117 call the
300 calm
190 calm down
101 calm me
-101 calor
-101 calor me
-41 came
-143 came out
-155 can _ go
135 can _ help
170 can _ i
-109 can _ keep
33 can _ live
89 can _ me
260 can _ say
140 can _ see
-240 can _ sleep
254 can _ stay
146 can _ stop
-60 can _ take
-56 can _ the
-54 can _ wait
-213 can i
29 can not
92 can stop
-182 can you
-108 cancel
-253 cancer
145 cansada
236 cansada _ vivir
199 cansada de
120 cansado
-55 car
-96 car and
-42 card
448 care
216 care _ i
133 care if
-130 career
113 carry
302 carta
224 carta _ despedida
224 carta de
-39 cat _ my
-98 cat is
30 ce
270 ce soir
-60 chang
-286 character
-199 character in
-256 charit
-157 chat
-135 check
-378 chef
-121 christma
-285 city
-375 clas
-281 clean _ kitchen
-83 clean the
92 clif
261 climb
46 clock
309 clos
-166 coach
-152 coffe
-175 cold
399 com
219 com back
299 come
268 come back
38 come for
-114 come to
229 comfort
-33 commit
-33 commit suicid
-270 commut
-98 como
-261 compan
176 con
149 con _ vida
-34 con mi
238 con todo
383 consider
153 control
-221 cook
-277 cook pasta
131 cort
-234 cort el
274 corto
157 corto _ brazo
157 corto los
-173 could
-163 could _ for
-105 could _ him
148 could _ my
47 could _ to
-148 could die
-298 could kill
39 could not
-172 could sleep
255 could stop
-66 could strangl
-121 could writ
125 count
-168 countr
200 courag
-176 cousin
187 cover
47 crash
128 craz
-392 cried
-158 cried _ the
-158 cried in
351 cros
-215 cry
-49 cry _ the
206 cuando
217 cut
-344 cut me
-110 cut my
75 cut myself
314 cuts
401 d
-228 dad
-143 dad died
-315 danc
282 date
-205 daughter
186 day
147 day _ i
62 day _ the
-78 day _ work
-179 day at
-26 day i
-38 day of
70 days
274 days i
190 de
224 de despedida
-142 de faim
-116 de hambr
233 de mi
-220 de rir
-185 de rire
362 de vivir
273 de vivr
97 dead
-69 dead _ am
73 dead _ i
148 dead _ my
-141 dead _ the
85 dead _ want
-175 dead after
-61 dead and
43 dead befor
-96 dead gorgeou
-32 dead man
-173 dead on
204 dead than
-224 dead tir
-224 deadlin
-70 death
-260 death _ me
-155 death of
146 decid
-36 decid to
100 deep
408 del
228 delet
243 denk
-230 depui
54 der
-75 desaparecer
266 desaparecer _ siempr
266 desaparecer para
-42 desd
-42 desd que
268 deserv
163 deserv it
217 deserv to
-27 desk
224 despedida
382 despertar
199 despertara
199 despertara manana
452 di
-340 di fame
-91 dia
182 dias
31 did _ come
47 did _ i
48 did _ wake
128 did it
-85 did not
-74 did the
171 die
123 die _ i
130 die _ is
-246 die _ want
151 die and
-311 die but
-314 die for
-194 die i
-192 die than
192 die that
-88 died
241 died _ i
-183 died _ my
-56 died _ the
155 died and
-68 dies
-100 diet
-318 different
-244 dinner
85 disappear
-203 disappear _ a
69 disappear forever
-127 disappoint
-132 dish
269 do _ care
-88 do _ feel
-117 do _ get
-166 do _ have
-99 do _ know
309 do _ make
217 do _ myself
174 do _ see
125 do _ tell
-40 do _ think
-92 do _ to
-36 do _ want
-26 do _ wor
-131 do anyth
314 do it
56 do not
-88 do the
106 do this
-45 do you
-278 doctor
-108 doctor _ my
119 does _ know
121 does not
-126 dog
158 dog _ and
154 dog i
159 doing
93 doing it
286 done
84 done _ am
84 done i
79 done with
-75 door
72 down
331 dramatic
177 dramatic _ i
133 drawer
-352 dream
-174 dres
-245 drink
228 driv
322 driv home
-175 driv me
-188 drop
-96 drop _ gorgeou
-63 drop dead
153 drov
-80 drown
-140 drown in
-75 dry
243 du
243 du mal
225 dying
-205 dying and
250 dying i
66 dying in
-200 dying of
-265 dying to
-87 e
41 each
200 each of
-314 ear
389 earth
184 easier _ i
94 easier if
-279 easier to
-197 eat
-66 edge
-101 edge of
128 eight
47 el _ y
85 el suicidio
175 else
132 em
171 em suicidio
-215 email
-149 empt
103 en
-26 en _ suicidio
122 en el
178 en finir
50 end
37 end _ all
184 end _ i
84 end _ life
75 end _ me
-91 end _ the
289 end it
76 end me
-301 end of
37 end things
-361 end this
227 english
232 enough
83 envi
-55 envi de
252 es
-265 ese
-105 ese video
-362 essa
-107 est
-140 esta
-145 esta matando
311 esta noch
221 estar
-77 estar aqui
259 estarian
148 estarian _ sin
259 estarian mejor
-152 este
-101 este _ me
-101 este calor
-46 esto
-39 esto _ de
66 esto cansada
120 esto cansado
-331 esto muerto
-151 estou
91 et
254 eu
-127 even
203 even i
57 ever
-152 ever _ and
239 ever _ i
265 ever morn
-98 ever night
60 everybod
156 everybod and
84 everyon
-159 everyon _ be
71 everyon at
-282 everyon in
-101 everyon is
-134 everyon says
-51 everyon would
223 everyth _ the
-167 everyth _ to
-76 everyth and
-136 everyth at
140 everyth i
223 everyth in
-192 everyth is
-92 everyth to
-282 ex
158 exact
-352 exam
-205 exhaust
708 exist
137 exist anymor
180 exit
-30 explain
244 extranaria
-185 extrano
206 eyes
-170 fail
-180 failur
-142 faim
33 fall
-340 fame
144 fami
-159 fami _ me
111 fami is
-159 fami want
243 fami would
234 farla
234 farla finita
84 fault
-77 feel
-113 feel _ a
60 feel _ about
-194 feel _ after
-157 feel _ and
-202 feel _ for
142 feel _ i
-240 feel _ sinc
-31 feel _ than
159 feel _ the
-319 feel aliv
-119 feel better
-175 feel empt
-260 feel guilt
203 feel like
-110 feel lone
-152 feel sick
263 feel suicidal
-234 feet
150 felt
-25 few
-115 fight
-87 fight _ my
-87 fight with
129 figur
-204 film
-120 final
341 find
182 find _ in
293 find me
-163 fine
58 fine _ i
137 fine if
178 finir
55 finish
-289 finish _ essa
-134 finish my
234 finita
-89 first
-250 five
-174 five year
128 fix
-145 flat
-170 flatmat
-122 floor
-287 food
-162 foot
-27 for
104 for _ and
-153 for _ exam
51 for _ hour
440 for _ i
-137 for _ job
111 for _ long
277 for _ on
-163 for _ rais
-299 for _ run
-115 for _ the
168 for _ to
-126 for _ weekend
-316 for a
85 for an
227 for being
-44 for everyth
256 for good
373 for it
70 for listen
89 for me
-276 for the
-95 for this
-314 for toda
-327 for two
139 for week
231 for what
377 forever
123 forget _ i
218 forgiv
128 forgiv _ for
218 forgiv me
-76 forgot
109 forgot to
207 fort
146 forward
63 forward to
-52 found
-89 four
-59 free
-462 frida
-298 friend
-115 friend _ i
-115 friend and
319 friend are
-33 friend mov
172 from
210 from me
177 from the
103 from thursda
54 front
54 front of
-97 fun
208 funeral
-111 game
135 gana
135 gana de
323 garag
-83 garden
80 gave
151 gave _ my
129 get
-31 get _ and
84 get _ for
-282 get _ of
217 get _ the
-232 get out
200 get the
-196 get ther
116 get this
192 gets
-91 girl
-139 giv
187 give my
-302 give up
-295 glad
-216 glad i
144 go
-286 go _ a
161 go _ liv
178 go _ sleep
97 go _ to
244 go back
-85 go for
-200 go home
100 go to
335 god
241 god _ me
175 goes
43 goes i
168 goes to
160 going _ be
-100 going _ die
131 going _ do
84 going _ end
-40 going _ go
-148 going _ hang
35 going _ jump
-192 going _ move
-108 going _ take
137 going now
254 gone
140 gone and
-50 good
-198 good night
478 goodby
-183 goodby _ my
-126 goodby to
251 googl
177 googl _ to
-96 gorgeou
-150 got
218 got _ all
201 got _ and
71 got _ at
-92 got _ i
66 got _ in
61 got a
32 got it
-143 got the
94 grad
-230 grandma
-71 grandmother
-103 grandpa
-309 grateful
-48 grav
-168 ground
-242 group
-104 gues
-56 guilt
444 gun
189 gun i
-237 gym
95 ha
157 habe
-118 hacer
138 hacerm
138 hacerm dano
128 had
-87 had _ fight
-102 had _ panic
-202 had _ thought
-348 had a
129 had my
113 had the
137 had to
130 hago
-191 hair
117 half
-116 hambr
-135 hamlet
198 hand
62 hand _ i
62 hand and
25 hang
503 hang myself
-424 hap
-165 hap _ i
-165 hap if
101 happen
194 happen _ me
62 happen to
93 happier
-36 hard
123 harm
-80 harm _ i
30 harm but
-190 harm myself
72 has
94 has _ in
-242 has been
-162 hate
-263 hate _ i
-92 hate _ life
-56 hate my
-196 hate myself
226 hav
-75 hav thought
177 have
182 have _ a
240 have _ about
103 have _ and
-142 have _ clean
-127 have _ cry
232 have _ everyth
-269 have _ go
249 have _ hav
254 have _ hurt
100 have _ i
-105 have _ in
-80 have _ intention
82 have _ it
-134 have _ kids
364 have _ my
-258 have _ plan
116 have _ read
-31 have _ self
-64 have _ sleep
-94 have _ take
235 have _ the
180 have _ think
244 have _ to
38 have _ told
-121 have _ up
-222 have _ want
138 have a
146 have been
103 have cancel
129 have decid
102 have gone
163 have got
138 have had
203 have it
-60 have lost
-53 have made
-151 have my
-342 have never
-373 have not
283 have start
-41 have suicidal
283 have the
62 have thought
-239 have to
-134 have two
-232 he
100 he _ en
-69 he _ me
-110 he _ my
-137 he _ not
-152 he _ the
-237 he is
100 he pensado
-185 he said
-114 he was
-111 he would
173 head
-66 hear
210 hear _ me
210 hear from
205 heart
-103 heart stop
-137 heat
36 heaven
-365 hello
-186 help
-39 help _ want
-137 help i
-87 help me
-301 her
-66 her _ and
-148 her parent
418 here
-115 here _ this
274 here anymor
-312 here this
-264 herself
96 heut
130 hi i
-185 high
-166 high school
326 hijo
-67 him
-118 him _ i
-204 him how
-133 him to
-300 himself
-90 himself _ the
-93 himself in
-61 his
189 hit
123 hit _ i
-53 hit me
200 hit myself
453 ho
130 hoje
117 hold
-301 holida
79 home
-263 home _ read
-128 home and
313 home i
-266 homework
560 hop
100 hop _ will
148 hop i
75 hope
-192 hope _ can
96 hope _ do
-99 hope _ is
161 hope i
89 hope the
-260 hopeles
54 hospital
-193 hour _ the
307 hour ago
-88 hour and
-44 hous _ quiet
-29 hous is
82 how
182 how _ am
-204 how _ feel
-27 how _ i
253 how _ would
-88 how do
-105 how long
-206 hoy
-255 hoy _ un
-102 hurt
191 hurt _ is
112 hurt my
-55 hurt myself
157 husband
29 i
113 i _ 15
-126 i _ a
410 i _ about
-66 i _ afraid
131 i _ aliv
156 i _ all
-92 i _ alon
131 i _ an
99 i _ and
142 i _ angr
-74 i _ ap
-204 i _ ask
131 i _ at
-90 i _ away
-124 i _ back
214 i _ be
98 i _ been
-98 i _ being
-203 i _ better
-95 i _ bor
263 i _ calm
103 i _ cancel
-176 i _ clean
-84 i _ cut
60 i _ dead
129 i _ decid
-101 i _ die
272 i _ died
256 i _ do
74 i _ done
-178 i _ drown
-382 i _ dying
-114 i _ empt
165 i _ end
-119 i _ ever
109 i _ everyth
-218 i _ exhaust
243 i _ finish
-146 i _ for
78 i _ get
102 i _ give
-313 i _ glad
122 i _ go
219 i _ god
178 i _ going
218 i _ gone
135 i _ got
-260 i _ guilt
-253 i _ hap
367 i _ hav
109 i _ have
-405 i _ help
-61 i _ her
-43 i _ him
193 i _ hit
157 i _ hold
315 i _ hop
72 i _ i
80 i _ in
-84 i _ is
104 i _ kill
365 i _ last
-280 i _ late
-123 i _ laugh
168 i _ leav
163 i _ like
-135 i _ lone
-134 i _ longer
112 i _ look
-112 i _ lost
-128 i _ lunch
-53 i _ made
293 i _ make
193 i _ more
83 i _ much
119 i _ my
184 i _ myself
-100 i _ nervou
-214 i _ never
27 i _ no
-87 i _ of
-197 i _ on
66 i _ only
124 i _ out
203 i _ over
267 i _ plan
-212 i _ proud
-34 i _ rather
91 i _ read
-258 i _ sad
310 i _ say
-86 i _ scar
245 i _ sit
-230 i _ sleep
-181 i _ smal
258 i _ someth
251 i _ sor
144 i _ stand
25 i _ start
138 i _ stay
406 i _ stop
-162 i _ strangl
-59 i _ stres
-120 i _ stuck
69 i _ suicid
344 i _ suicidal
-31 i _ take
-174 i _ tell
210 i _ that
92 i _ the
375 i _ them
47 i _ ther
-210 i _ things
230 i _ think
163 i _ this
99 i _ thought
40 i _ tir
46 i _ to
-216 i _ turn
-256 i _ two
-88 i _ until
96 i _ up
128 i _ wait
48 i _ wak
170 i _ want
-31 i _ when
325 i _ wish
105 i _ with
-228 i _ wor
258 i _ worth
-121 i _ writ
169 i _ you
215 i ask
-196 i ate
236 i attempt
222 i bought
167 i brok
104 i burn
-220 i cal
180 i came
40 i can
33 i clean
-47 i cook
-148 i could
-252 i cried
-312 i cry
-110 i cut
113 i deserv
135 i did
189 i die
-106 i died
90 i do
48 i drop
-62 i eat
-140 i end
-119 i fail
-89 i feel
163 i felt
254 i find
-235 i forgot
175 i gave
318 i get
415 i go
-208 i got
-104 i gues
-220 i hate
167 i have
63 i hit
242 i hope
232 i hurt
133 i keep
179 i kil
190 i kill
26 i know
-237 i laugh
137 i left
-44 i lie
-46 i live
202 i look
85 i love
87 i made
207 i make
172 i mean
-326 i miss
57 i no
-95 i only
-63 i overdos
-151 i owe
31 i pick
162 i pray
-334 i promis
178 i put
275 i relaps
90 i said
153 i scratch
-55 i set
317 i should
264 i sleep
-251 i slept
-210 i smil
336 i start
132 i stay
82 i stood
-40 i stop
-102 i suppos
327 i swallow
-126 i take
-160 i talk
-178 i tell
142 i think
-130 i thought
-203 i told
296 i took
105 i tried
-146 i try
-213 i used
94 i wake
-60 i walk
240 i want
66 i was
-129 i watch
104 i went
221 i were
156 i will
136 i wish
34 i woke
182 i wrot
305 ich
238 ich _ ich
97 ich _ mich
-110 ich _ nicht
348 ich _ sterben
-195 ich _ todmud
-50 ich bin
236 ich bring
243 ich denk
206 ich habe
-210 ich lach
244 ich mocht
269 ich ware
121 ich will
192 ich wunscht
-208 id
128 id rather
187 idea
254 if
36 if _ am
127 if _ did
275 if _ died
95 if _ drop
-57 if _ fail
195 if _ is
179 if _ kil
138 if _ want
341 if _ was
161 if _ were
112 if a
274 if i
239 if it
-201 if my
206 if they
-27 if you
64 ignor
-261 il
-221 ill
-195 ill _ the
252 imagin
-42 in
-130 in _ and
224 in _ barn
-113 in _ bathroom
-55 in _ car
133 in _ drawer
61 in _ grad
243 in _ grav
112 in _ hand
71 in _ head
-96 in _ hous
-66 in _ minut
-117 in _ morn
75 in _ new
54 in _ of
-269 in _ school
128 in _ sleep
319 in _ world
102 in _ yard
69 in a
264 in and
54 in front
-166 in high
273 in it
-94 in me
-63 in month
195 in my
-66 in ten
359 in that
37 in ther
-84 in this
277 instead
119 insuranc
346 intent
-80 intention
-80 intention of
-222 interview
-143 into
-29 into the
304 irme con
166 is _ a
-264 is _ after
76 is _ and
-197 is _ at
-132 is _ but
-139 is _ dead
-133 is _ die
233 is _ for
98 is _ good
217 is _ i
45 is _ in
144 is _ it
136 is _ last
168 is _ left
-81 is _ me
-53 is _ my
277 is _ only
-237 is _ over
-52 is _ reason
-33 is _ sinc
-186 is _ suicid
-146 is _ that
206 is _ the
-84 is _ to
279 is _ up
-59 is _ want
177 is _ worth
162 is a
-291 is about
59 is all
127 is asleep
-100 is better
-310 is dead
53 is dying
-73 is fine
-125 is going
67 is gone
-77 is hard
164 is i
-135 is in
41 is it
-207 is kil
136 is like
193 is much
62 is my
-126 is no
-84 is not
355 is noth
47 is on
262 is over
-92 is quiet
181 is the
141 is when
70 is with
-150 ist
204 it
219 it _ a
-100 it _ about
146 it _ all
174 it _ and
104 it _ be
89 it _ been
-277 it _ but
267 it _ end
-186 it _ for
-64 it _ hard
354 it _ i
240 it _ like
-298 it _ me
52 it _ my
-55 it _ night
67 it _ not
265 it _ over
127 it _ quiet
-29 it _ the
101 it _ this
216 it _ time
-321 it _ to
126 it _ tonight
222 it _ want
208 it a
237 it after
292 it again
-129 it all
-28 it and
34 it anymor
-185 it at
176 it but
165 it com
47 it feel
184 it gets
-92 it hurt
80 it i
41 it in
130 it is
53 it last
-53 it mak
248 it now
-198 it on
134 it take
272 it to
-27 it was
108 it were
405 it will
206 it would
-125 its
473 j
336 j ai
191 je
208 je _ au
-142 je _ de
87 je _ en
269 je _ me
248 je _ mourir
-67 je _ veux
156 je me
-142 je meur
-132 je ne
208 je pens
-40 je suis
395 je veux
-170 jealou
-330 job
-135 job and
338 join
286 jok
138 jour
129 jump
-234 jump _ a
-91 jump _ the
227 jump from
-174 jump off
153 june
211 keep
229 keep _ back
113 keep _ i
87 keep _ my
287 keep _ the
-287 keep dying
-269 keep going
-28 keep liv
-106 keep the
63 keep think
-65 keys
-291 kid
202 kids _ the
-79 kids and
239 kids are
44 kids i
-97 kil
32 kil _ at
-107 kil _ in
-147 kil himself
-277 kil it
-152 kil me
223 kil myself
-136 kil the
-40 kill
-134 kill _ a
238 kill _ and
-94 kill _ but
-109 kill _ now
240 kill _ sinc
-38 kill _ this
113 kill _ tonight
-98 kill _ when
-134 kill for
-63 kill me
-140 kill my
344 kill myself
-186 kill two
123 kill yourself
-261 killer
185 kind
-136 kind of
-191 kitchen
-126 kne
-89 knif
44 know
-94 know _ i
151 know _ to
145 know i
138 know if
265 know it
-144 know that
-79 know what
118 know wher
235 know why
-57 la
123 la _ de
82 la _ y
227 la carta
126 la vida
93 label
93 label everyth
-210 lach
-210 lach _ tot
-210 lach mich
-56 lake
-214 landlord
316 las pastilla
161 last
34 last _ and
-170 last _ at
-97 last _ i
-171 last _ the
85 last day
-28 last messag
-168 last month
85 last night
182 last time
-120 last week
-244 last year
-401 late
-205 later
-334 laugh
-181 laugh _ i
-111 laugh at
26 laundr
-155 laws
135 le
170 le _ sentido
136 le veo
-263 learn
-245 learn _ guitar
-245 learn the
-191 leav
297 leav _ world
-125 leav my
-249 leav the
101 leav this
464 leben
-149 lectur
193 left
-54 legs
-122 legs are
29 les
29 les jour
151 let
-99 let it
346 let me
-269 let us
37 letter
-63 letter _ all
29 lie
109 lie _ and
109 lie ther
372 life
-124 life _ i
171 life _ not
234 life and
193 life i
-118 life is
65 life to
-231 light
129 lighter
-103 lik
-213 lik me
422 like
-207 like _ am
-180 like _ failur
197 like _ have
181 like _ is
31 like _ myself
181 like _ only
174 like _ want
-77 like a
83 like i
159 like the
303 like this
176 like to
-192 line
-95 listen
101 littl
614 liv
136 live
-127 live _ and
220 live _ i
-252 live _ my
-94 live _ this
-53 live _ want
185 live anymor
154 live for
-190 live in
-281 live with
37 live without
-128 llego
195 lo
344 load
-399 lone
225 long
57 long time
47 longer
-134 longer _ to
95 look
296 look _ i
238 look _ it
221 look _ the
63 look _ to
267 look after
147 look at
63 look forward
441 lord
185 lord _ take
144 lord will
144 los
157 los _ cuando
257 los brazo
166 los dias
-196 lose
-103 lost
251 lost my
-131 lot
-34 lot of
150 loud
-35 lov
-184 love
238 love _ all
238 love you
158 luck
-122 lunch
327 lying
-410 lyric
-45 ma
-164 machin
78 made
-167 made _ my
-30 made up
137 main
386 mais
167 mais viver
-110 mak
-75 mak _ want
-244 mak me
97 make
118 make it
390 mal
408 male
260 mama
-159 man
80 manager
-139 manana
203 many
27 mar
251 march
-216 marriag
130 mas
-136 mata
-145 matando
202 matar
-189 matar si
-196 mataria
-196 mataria por
311 matarm
-33 math
-138 matter
124 me
-79 me _ a
-69 me _ am
-81 me _ and
58 me _ can
-147 me _ de
243 me _ du
-277 me _ el
-97 me _ he
-65 me _ i
319 me _ is
251 me _ it
-297 me _ la
157 me _ los
-145 me _ matando
276 me _ my
27 me _ of
117 me _ on
40 me _ she
-111 me _ that
-91 me _ the
-133 me _ this
-82 me _ to
153 me _ un
220 me _ want
-45 me _ was
134 me _ would
-101 me a
163 me after
77 me and
-43 me another
-234 me cort
274 me corto
26 me down
-145 me esta
244 me extranaria
-218 me if
326 me in
262 me is
51 me it
-136 me mata
167 me matar
-100 me muero
-218 me now
-52 me off
-61 me on
-68 me out
43 me plan
477 me quiero
221 me reveiller
-51 me siento
142 me sinc
-289 me sleep
169 me the
275 me to
123 me tuer
-403 me up
-222 me va
309 me voy
-41 me when
-108 me with
-111 mean
229 mean i
-131 meant
-220 medication
27 meds
-601 meet
-150 meet _ parent
-148 meet her
225 mehr
217 mehr leben
-126 mein
-150 mein _ ist
305 mein leben
111 mejor
212 mejor _ mi
197 melhor
197 melhor _ mim
197 melhor sem
-295 meme
171 mes
98 mess
-49 messag
-142 meur
-142 meur _ faim
-142 meur de
289 mi
-246 mi _ me
156 mi _ que
-83 mi abuela
260 mi mama
149 mi vida
149 mich
-210 mich tot
277 mich wieder
-95 middl
-112 miedo
-248 miedo _ la
-193 miedo de
416 might
-43 milk and
197 mim
448 mind
-82 mind _ am
-74 mind i
-35 mind to
84 minha
-200 minha _ morreu
-39 minut
-47 mis
-221 miss
-100 miss her
-74 miss him
-58 miss my
244 mocht
265 moi
-92 mom
-230 mom is
-350 mon
-47 monda
-153 monda _ have
69 monda i
-269 mone
61 month
92 month _ i
253 more
77 more _ to
-70 more i
-40 more than
50 morir
458 morirm
99 morn
-192 morn and
261 morn i
-190 morrendo
-190 morrendo de
169 morrer
-200 morreu
-289 mort
-292 morta
276 most
62 mother
-118 mother is
-71 mourir
-114 mov
-339 move
-126 move _ the
-236 move to
-142 movi
29 much
-320 mude
-100 muero
-116 muero _ hambr
-317 muero de
134 muert
35 muerto
130 mum
68 mum _ and
185 mum _ she
-108 mum _ would
-108 mum i
-341 murder
-188 murder me
-315 murio
-199 murio el
-79 my
124 my _ again
144 my _ and
-154 my _ anymor
-107 my _ at
55 my _ becaus
59 my _ body
59 my _ but
-220 my _ day
-58 my _ died
-97 my _ does
192 my _ ever
-210 my _ friend
-66 my _ goes
-132 my _ he
109 my _ i
111 my _ in
-119 my _ is
122 my _ it
-57 my _ leav
-110 my _ life
-28 my _ messag
-106 my _ mom
-174 my _ much
209 my _ now
-363 my _ on
272 my _ one
-151 my _ out
-87 my _ pas
145 my _ right
-65 my _ said
118 my _ says
-103 my _ stop
-222 my _ suicid
-160 my _ test
50 my _ this
62 my _ to
216 my _ toda
123 my _ tonight
-169 my _ took
159 my _ until
-138 my _ used
-200 my _ want
120 my _ was
192 my _ when
132 my _ whil
-308 my _ will
157 my _ with
248 my _ would
226 my account
-36 my age
-209 my alarm
-145 my anxiet
289 my arm
188 my arms
-223 my back
-210 my best
-112 my birthda
337 my body
-259 my boss
-244 my boyfriend
49 my brain
-43 my brother
216 my cat
-199 my character
-176 my cousin
-197 my dad
-257 my dead
227 my english
-296 my essa
-282 my ex
131 my fami
-206 my feet
-170 my flatmat
-109 my friend
257 my goodby
-230 my grandma
36 my grandmother
297 my gun
-191 my hair
83 my head
58 my heart
157 my husband
-79 my idea
-39 my kids
-126 my kne
-214 my landlord
91 my last
98 my life
80 my manager
-176 my marriag
116 my meds
349 my mind
45 my mom
104 my mother
-51 my neighbour
-234 my new
179 my own
-42 my parent
-172 my phon
-116 my pil
-154 my roommat
-102 my sister
209 my skin
-77 my sleep
53 my son
156 my suicid
-106 my teacher
-186 my therapist
129 my things
-106 my uncl
196 my wife
-85 my will
388 my wrist
407 myself
-67 myself _ am
351 myself _ i
223 myself _ it
319 myself _ my
202 myself _ night
216 myself _ not
-123 myself _ the
-96 myself again
157 myself and
-67 myself for
-112 myself i
97 myself if
-103 myself in
191 myself is
229 myself last
44 myself on
65 myself this
51 myself to
336 myself tonight
147 myself until
240 myself when
115 myself with
-133 nacht
381 nacido
256 nadi
244 nadi _ extranaria
95 name
266 nao
279 nao _ mais
-310 nao quero
70 ne
148 ne _ me
221 ne plus
-67 ne veux
102 near
-136 near the
137 need
-138 need a
236 need me
104 need to
-100 nervou
-100 nervou about
-272 never _ about
-141 never _ to
347 never _ up
178 never wake
-412 never want
-92 new
234 new _ on
-94 new job
-143 new phon
-106 news
-56 next
173 next _ me
-117 next week
-32 next year
259 nice
93 nice _ it
119 nice if
-142 nicht
217 nicht _ leben
388 nicht mehr
77 night
-296 night _ the
-146 night _ try
-223 night _ want
30 night and
201 night i
-100 night in
39 no
35 no _ a
-255 no _ do
-32 no _ estar
313 no _ in
199 no _ manana
-128 no _ mas
381 no _ nacido
-141 no _ not
-70 no _ of
227 no _ seguir
136 no _ veo
180 no _ vivir
-276 no _ want
208 no aguanto
287 no despertar
199 no despertara
-270 no i
-80 no intention
170 no le
-134 no longer
-25 no me
412 no more
92 no point
-185 no puedo
-124 no quiero
61 no reason
97 no se
212 no tengo
-158 no voy
150 nobod
-95 nobod _ it
-102 nobod _ me
-101 nobod _ my
188 nobod _ notic
95 nobod _ stop
-53 nobod _ that
189 nobod can
-213 nobod lik
-150 nobod notic
69 nobod will
401 nobod would
49 noch
-252 nois
314 non
216 non _ piu
218 non svegliarmi
-324 non voglio
-105 normal
49 not
68 not _ a
-138 not _ about
177 not _ aliv
-95 not _ and
-101 not _ any
-85 not _ anymor
210 not _ anyon
133 not _ anyth
-155 not _ at
49 not _ back
-121 not _ cry
164 not _ day
226 not _ fault
271 not _ here
-62 not _ how
45 not _ i
265 not _ if
117 not _ in
91 not _ like
254 not _ me
159 not _ more
99 not _ my
328 not _ myself
79 not _ of
-28 not _ on
-36 not _ that
184 not _ the
-73 not _ think
-30 not _ to
190 not _ up
-57 not _ what
118 not _ wher
93 not _ why
-160 not _ without
84 not a
-102 not anymor
275 not be
-60 not being
69 not call
351 not care
250 not come
41 not do
205 not exist
-88 not feel
-170 not find
262 not for
-48 not get
-155 not go
-178 not going
56 not good
61 not have
54 not hear
202 not here
148 not i
-98 not in
347 not jok
-109 not keep
138 not kill
-48 not know
245 not leav
31 not live
-123 not look
-101 not make
267 not mind
184 not need
149 not say
230 not see
-129 not sleep
254 not stay
123 not stop
-313 not suicidal
206 not sure
-225 not take
345 not tell
-228 not that
106 not the
-133 not think
129 not to
156 not try
53 not wait
300 not wake
-38 not want
-26 not wor
236 not worth
306 note
179 noth
168 noth left
369 noth to
183 notic
-40 notic _ was
-201 novel
214 now
226 now _ am
159 now _ i
-113 now _ is
133 now and
266 now i
39 now it
-223 numb
-79 numb _ the
66 nunca
319 obituar
128 of
311 of _ aliv
32 of _ and
-30 of _ i
-78 of _ in
190 of _ life
-87 of _ my
-104 of _ myself
268 of _ with
-113 of a
-74 of being
115 of dying
119 of end
-338 of hurt
83 of it
230 of jump
325 of life
172 of liv
-38 of me
89 of myself
162 of pil
90 of suicid
207 of the
115 of them
213 of thes
165 of this
178 off
47 off _ bridg
146 off _ me
-113 off a
184 off the
-215 offic
253 ohne
253 ohne mich
365 ojala
199 ojala _ despertara
251 ojala no
-312 ok
-53 ok i
-112 okay
-88 old
100 old _ i
-73 old and
-28 on
59 on _ and
45 on _ bridg
-142 on _ feet
-122 on _ floor
-52 on _ i
250 on _ mind
32 on _ way
-326 on a
-205 on frida
-132 on holida
161 on liv
-70 on me
144 on my
128 on myself
474 on purpos
-160 on saturda
-219 on suicid
49 on sunda
-169 on sunday
-159 on that
179 on the
128 on this
89 on tuesda
-182 once
-81 one
-173 one _ i
248 one _ the
54 one day
132 one of
402 ones
164 only
93 only _ i
224 only _ that
63 only thing
303 open my
-68 or
-151 or _ to
-151 or not
348 other
-416 our
-51 out
-107 out _ i
-190 out _ my
273 out _ the
109 out and
269 out how
203 out i
-55 out of
-123 out the
-67 over
213 over _ i
-289 over a
-117 over it
-51 over my
127 over the
277 overdos
151 overdos on
-163 overwhelm
-151 owe
99 own
-104 own life
-61 pack
175 paid
115 paid the
130 pain
314 painles
-249 paint
-240 paint _ bedroom
-240 paint the
-102 panic
-102 panic attack
256 paper
168 para
266 para siempr
-119 parent
242 park
-43 part
224 part _ me
309 part of
-286 pas
56 pas _ i
-123 pas away
-235 pasado
138 password
141 past
-415 pasta
171 pastilla
-65 peaceful
-332 pelicula
208 pens
208 pens _ suicid
208 pens au
100 pensado
100 pensado en
343 pensando
343 pensando en
319 penso
266 penso _ suicidio
171 penso em
-275 phon
-82 phon died
245 pick
184 pick _ the
77 pick up
184 pictur
251 pienso
-174 pienso _ el
79 pienso en
354 pil
-26 pil and
216 piu
-249 pizza
152 plac
182 plan
-67 plan _ kill
-169 plan _ week
-69 plan for
-57 plan is
118 plan my
-115 plan to
-333 plant
210 platform
-287 play
282 plus
148 plus _ reveiller
148 plus me
111 point
-115 point _ have
304 point _ me
-260 point i
244 point in
-122 point of
-76 por
59 porqu
110 post
162 pray
275 prefer
110 prescription
-249 presentation
-182 printer
272 problem
-352 project
-88 promis
-108 promis _ mum
-108 promis my
93 proper
-394 proud
-246 proud of
-185 puedo
-283 puedo mas
383 puent
474 purpos
-197 put me
-43 put on
-55 put our
353 quando
182 que
-144 que hacer
272 que me
-114 que murio
162 queria
204 quero
363 quero me
90 quero morrer
250 quiero
271 quiero _ con
-97 quiero desaparecer
-32 quiero estar
-129 quiero irme
-108 quiero morir
267 quiero morirm
-147 quiero vivir
300 quisiera
285 quisiera _ y
-332 quit
-170 quit _ job
-113 quit my
232 quitarm
232 quitarm _ vida
232 quitarm la
-187 radio
-305 rain
-136 rais
112 rather
165 rather _ dead
-72 rather _ than
119 rather be
-72 rather die
103 rather not
-175 rather talk
364 razor
26 reach
173 read _ go
107 read the
-47 read this
249 read to
-39 real
374 reason
183 reason _ live
212 reason _ stay
-65 reason _ to
-65 reason not
404 reason to
-71 refus
-240 regret
278 relaps
65 reliev
148 rent
-71 rest
-114 result
221 reveiller
194 right
295 right now
-287 rip
-220 rir
-185 rire
-131 risa
-131 risa con
73 roof
-192 room
-154 roommat
266 rope
317 round
-153 sad
88 safe
-173 said
113 said _ was
206 said _ would
-69 said goodby
64 said i
-109 said it
163 said my
47 said yes
93 same
306 sans
265 sans moi
-160 saturda
255 sav
-116 say
231 say _ i
65 say _ to
-128 say _ want
47 say goodby
-66 say i
134 say no
106 say that
-255 says
31 says _ is
-166 says i
145 says it
-137 scar _ dying
67 scar _ will
67 scar i
-128 scar of
-185 scar to
-113 schedul
33 scratch
-76 scratch _ arms
-346 scream
30 se
-105 season
54 see
-73 see _ point
-170 see my
59 see myself
115 see the
39 see you
205 seem
-184 sees
-187 sees this
376 seguir
256 seguir viviendo
243 selbstmord
149 self
30 self _ but
246 self harm
197 sem
197 sem mim
392 sempr
66 sens
168 sentido
170 sentido a
-203 ser
181 seria
185 servic
55 set a
-67 seul
-258 shak
-264 she
-42 she _ i
-275 she _ in
-71 she _ me
-88 she _ not
-39 she _ up
-310 she said
-203 shift
-334 shoot
-268 shoot me
-199 shop
-132 shot
337 should
258 should _ it
156 should _ kill
89 should _ myself
-44 should be
122 should end
269 should have
-228 should i
133 should not
-40 show
397 si
355 si me
-84 sick
316 side
149 siempr
211 siento que
78 sin
212 sin mi
-52 sinc
78 sinc _ breakup
-124 sinc _ kids
-178 sinc i
-116 sinc the
-156 singl
-102 sister
-237 sister _ i
51 sit
324 sit _ the
245 sit on
-58 six
60 skin
-126 skip
-211 slay
-60 sleep
-137 sleep _ a
-170 sleep _ i
98 sleep _ my
120 sleep _ never
165 sleep and
30 sleep for
340 sleep forever
-441 sleep in
-306 slept
66 slit
45 slow
-197 smal
-264 smil
-115 smil and
-157 smok
-37 snap
-170 snap at
270 soir
-210 sola
49 solo
138 some _ i
-48 somebod
63 someon
39 someon _ me
-219 someon to
60 someth
164 son
86 son _ i
-348 song
-121 sono
239 soon
-63 sor
47 sor _ i
188 sor for
-154 sor this
146 sort
49 soul
363 sound
-114 soup
49 soy
-280 speech
-213 spoon
-42 spr
237 stand
328 stand _ the
231 stand on
164 start
-74 start _ i
212 start _ my
210 start to
235 stay
-263 stay _ home
359 stay aliv
-263 stay at
-99 stay here
446 step
-42 sterben
-49 sto
81 stood
112 stood _ the
206 stop
-73 stop _ about
157 stop _ my
-201 stop cry
-116 stop it
359 stop me
-78 stop tak
-73 stop think
-166 stor
-236 strangl
-216 stres
-168 stres about
-226 stres me
-300 stuck
-259 stuck in
-153 stud
-153 stud _ the
-153 stud for
-232 stupid
-174 such
235 suicid
-273 suicid _ i
-141 suicid _ in
270 suicid _ the
-137 suicid _ year
243 suicid again
-180 suicid i
47 suicid is
122 suicid last
225 suicidal
29 suicidal _ i
344 suicidal and
-280 suicidal thought
422 suicidarm
163 suicidio
130 suicidio todo
-40 suis
-102 suis _ de
-376 suitcas
33 summer
94 sunda
-169 sunday
-114 sunset
71 suppos
148 suppos i
224 suppos to
202 sure
186 sure _ want
186 sure i
-43 surger
71 surviv
-102 suspens
218 svegliarmi
76 swallow
202 switch
280 tabl
-30 tablet
346 tak
156 tak _ own
86 tak my
-205 take _ own
-284 take _ train
332 take me
-192 take my
-328 take the
172 take them
-445 talk
-266 talk _ me
-95 talk about
-174 talk to
-156 talk tomorrow
-250 tarea
-265 tast
-219 teacher
-106 teacher mom
-315 team
-266 teenager
-56 tel
248 tel _ to
72 tel me
77 tell
-204 tell _ how
-214 tell her
-234 tell him
-243 tell me
304 tell my
-325 ten
-26 ten _ and
-84 ten minut
-177 ten year
218 tengo
79 tengo _ de
245 tengo gana
-112 tengo miedo
91 terminal
-227 terrif
-301 test
-345 text
150 than
-243 than me
-219 thank
50 thank _ for
91 thank for
-250 thanksgiv
-117 that
-62 that _ can
458 that _ do
234 that _ had
40 that _ i
-158 that _ is
27 that _ it
-141 that _ me
-43 that _ not
141 that _ should
280 that _ the
-291 that _ want
55 that _ was
-178 that _ will
-99 that _ would
-174 that dres
-179 that email
-113 that exam
-235 that he
292 that i
237 that if
129 that is
-70 that it
-187 that its
-162 that nobod
-190 that ser
-262 that she
233 that the
-127 that they
-173 that was
-34 the _ again
101 the _ and
-108 the _ anymor
144 the _ are
-86 the _ at
-172 the _ becaus
-89 the _ befor
-120 the _ chang
238 the _ com
60 the _ ever
166 the _ for
-246 the _ from
263 the _ had
-139 the _ home
95 the _ i
84 the _ in
-227 the _ it
-144 the _ kil
110 the _ look
-244 the _ my
37 the _ next
-48 the _ of
101 the _ on
44 the _ one
-216 the _ out
125 the _ right
144 the _ that
-122 the _ the
87 the _ they
138 the _ thing
287 the _ till
183 the _ time
257 the _ to
-92 the _ tomorrow
-295 the _ was
78 the _ wher
26 the _ who
109 the _ will
160 the _ with
198 the _ would
-91 the baby
125 the bank
240 the barn
-113 the bathroom
-193 the bedroom
284 the blad
-143 the boss
78 the breakup
172 the bridg
-141 the cat
-283 the city
-88 the clif
130 the clock
200 the courag
-155 the death
-37 the dish
-322 the doctor
-100 the dog
25 the door
-66 the edge
-55 the end
-270 the exam
-83 the final
277 the first
-122 the floor
-148 the funeral
153 the good
-168 the ground
-245 the guitar
-176 the gym
36 the heart
-86 the hous
292 the idea
-150 the interview
42 the keys
-96 the kitchen
-56 the lake
299 the last
-167 the light
235 the lord
-222 the meet
202 the milk
147 the morn
-141 the new
-163 the news
179 the night
319 the obituar
324 the only
219 the other
217 the pain
-155 the phon
79 the pil
210 the platform
-68 the point
-182 the printer
-187 the radio
-109 the result
73 the roof
346 the rope
41 the same
-96 the shop
-55 the soup
123 the spr
-102 the suspens
52 the thing
497 the thought
-106 the time
-73 the train
-48 the truth
267 the urge
-53 the wall
198 the water
121 the way
-173 the weather
-52 the wed
46 the weekend
-60 the whol
-27 the will
-104 the window
61 the world
102 the yard
152 their
252 them
75 then
213 then i
-136 then the
155 ther
175 ther _ a
75 ther _ i
-152 ther _ no
354 ther _ noth
228 ther and
327 ther are
149 ther i
107 ther is
-186 therapist
189 thes
-117 thesi
132 they
165 they _ be
-159 they _ me
136 they _ not
254 they _ rather
165 they _ the
-179 they are
221 they will
420 they would
197 thing
64 thing _ i
-316 thing _ want
163 thing is
170 thing that
116 things
183 think
85 think _ am
206 think _ dying
52 think _ end
-154 think _ how
100 think _ hurt
-59 think _ is
217 think _ it
211 think _ jump
242 think _ kil
-127 think _ my
375 think _ suicid
-50 think _ want
-42 think _ would
267 think about
-73 think it
275 think of
143 think that
297 think to
162 thirt
96 this _ and
26 this _ anymor
405 this _ i
-508 this _ is
91 this _ the
-119 this _ will
115 this anymor
293 this i
230 this is
-393 this job
506 this life
-341 this meet
296 this month
-76 this morn
-106 this project
250 this time
-217 this town
-298 this week
121 this weekend
415 this world
-289 thos
81 thought
-88 thought _ end
254 thought _ how
-229 thought _ kil
54 thought _ suicid
-57 thought about
-126 thought i
108 thought of
-67 thre
-168 through
-62 through my
321 till
-79 tim
-85 time
272 time _ am
49 time _ i
158 time and
118 time i
157 time you
-69 tir
-110 tir _ liv
114 tir _ the
57 tir of
-127 tir to
52 to
-300 to _ a
154 to _ about
262 to _ again
49 to _ aliv
228 to _ and
213 to _ anymor
-96 to _ anyth
319 to _ around
-295 to _ at
99 to _ be
-200 to _ but
-126 to _ city
455 to _ dead
126 to _ down
-174 to _ ever
-308 to _ everyon
191 to _ exist
-165 to _ for
161 to _ forever
227 to _ from
110 to _ harm
-287 to _ her
-254 to _ him
260 to _ hop
267 to _ i
-204 to _ if
-85 to _ in
-381 to _ into
95 to _ it
-187 to _ landlord
186 to _ liv
140 to _ me
-56 to _ my
194 to _ myself
156 to _ neighbour
218 to _ no
261 to _ of
39 to _ on
-151 to _ or
-25 to _ out
-112 to _ over
-261 to _ pasta
140 to _ right
125 to _ school
102 to _ suicidal
-237 to _ that
-219 to _ the
46 to _ them
87 to _ things
-275 to _ to
248 to _ tonight
54 to _ up
228 to _ wake
-63 to _ with
-89 to _ you
-259 to a
153 to all
-194 to ap
-154 to ask
-95 to bed
289 to ble
-136 to buy
-168 to call
-256 to charit
-214 to clean
171 to come
-261 to cook
254 to cut
242 to die
-28 to disappear
74 to do
362 to driv
-33 to end
156 to everybod
395 to exist
198 to feel
-64 to get
-240 to give
-52 to her
289 to him
-57 to hurt
432 to join
241 to jump
90 to kill
-75 to know
-227 to learn
-116 to leav
201 to live
295 to make
299 to me
-137 to meet
-229 to move
29 to my
116 to myself
295 to not
355 to overdos
-212 to paint
-27 to quit
-102 to run
-152 to say
-152 to see
-69 to self
-31 to sleep
-54 to someon
73 to start
-52 to stay
-99 to stop
-146 to stud
-61 to suicid
25 to talk
266 to that
-255 to the
129 to try
212 to unaliv
164 to wake
-97 to walk
-190 to watch
-218 to work
-44 to writ
-320 toda _ i
276 toda _ pastilla
52 toda and
-79 toda i
276 toda las
-195 todmud
549 todo
182 todo _ dias
166 todo los
-36 told
27 tome
-87 tomorrow
184 tomorrow _ would
117 tomorrow i
303 tonight
-73 tonight _ am
44 tonight i
59 tonight is
237 took
-203 took _ own
263 took a
-230 took his
-178 took my
-35 took the
59 tot
108 tous
29 tous _ jour
29 tous les
229 tout
-259 town
-268 trabajo
-295 trabalho
-166 traffic
-87 train
-284 train home
-315 travail
-78 travel
105 tried
-43 tried _ kill
236 tried last
-82 tried to
-339 trip
-292 trist
-48 truth
264 try
143 try to
123 tuer
162 tuesda
141 tuesda and
-169 turn
-209 twent
-109 two
-248 two _ and
-149 two kids
147 two year
210 un
33 una
344 unaliv
132 unaliv myself
-106 uncl
94 und
90 under
-234 understand
373 until
194 until _ bled
224 until i
243 until it
272 until they
42 up _ i
-156 up _ me
-145 up _ mind
-70 up _ my
245 up _ that
142 up _ the
-234 up at
-262 up ear
274 up for
-113 up i
-247 up my
218 up on
30 up the
155 up toda
385 up tomorrow
-119 up with
56 upset
267 urge
267 urge to
-349 us
326 use
196 use it
-317 used
-170 used _ cut
-321 used to
297 using
-281 va
-222 va _ matar
-222 va a
-303 vacation
367 vec
-220 vent
333 veo
136 veo _ a
136 veo sentido
245 veux
248 veux mourir
255 vez
363 vida
-151 video
-173 villain
48 viva
548 viver
256 viviendo
449 vivir
541 vivr
440 voglio
91 voic
-351 vor
418 vorrei
264 vou
230 vou _ matar
230 vou me
297 voy
229 voy _ matar
297 voy a
109 wait
-75 wait _ be
-34 wait _ the
-325 wait _ this
224 wait for
30 wait to
232 wak
232 wak up
272 wake
176 wake _ and
235 wake _ tomorrow
341 wake up
-200 walk
-304 walk _ dog
153 walk in
-304 walk the
124 wall
191 want
271 want _ be
221 want _ cut
89 want _ die
40 want _ disappear
242 want _ exist
-217 want _ give
-66 want _ go
-56 want _ hurt
-135 want _ jump
-180 want _ life
233 want _ not
201 want _ of
-183 want _ quit
-177 want _ stay
41 want _ stop
-50 want _ talk
44 want _ to
170 want _ unaliv
86 want _ wake
-133 want him
-84 want is
130 want it
-97 want me
162 want out
-199 want somebod
-178 want the
58 want to
289 ware
-112 was
-259 was _ a
-211 was _ and
200 was _ born
48 was _ for
-423 was _ i
-206 was _ in
158 was _ last
-247 was _ on
-218 was _ the
55 was _ to
-374 was a
105 was dead
-204 was late
331 was never
310 was not
-163 was on
-320 was suicidal
192 was the
120 was think
-397 watch
-190 watch _ ser
-121 watch a
-190 watch that
-158 watch the
-38 water
157 way
132 way out
57 way to
325 ways
159 ways to
-458 we
-70 we _ going
-188 we _ the
-319 we are
-37 we bur
-117 we got
-91 we lost
-187 wear
-173 weather
-163 wed
-181 week
202 week and
-208 week to
-144 weekend
-26 weird
-108 went
183 went _ and
-58 went _ the
-209 went to
41 were
69 were _ for
149 were gone
91 were not
28 what
-88 what _ do
242 what _ need
82 what _ the
-261 what does
-158 what happen
223 what i
49 what is
33 whatever
151 when
477 when _ am
226 when _ get
-123 when _ sees
-432 when _ was
-71 when he
85 when i
40 when it
175 when my
220 when she
-90 when the
273 when they
88 when you
218 whenever
224 wher
44 wher _ am
118 wher _ start
123 wher i
118 wher to
82 whether
96 whether i
174 which
146 whil
139 whil i
64 who
108 who is
-27 who would
-25 whol
199 why
286 why _ i
90 why _ should
199 why i
331 wieder
161 wife
-107 wife _ and
269 wife is
-271 wifi
177 will
92 will _ be
210 will _ dead
47 will _ gone
-120 will _ my
277 will _ myself
-195 will _ the
104 will _ to
39 will _ wake
85 will be
170 will do
151 will end
173 will find
260 will mich
-241 will nicht
265 will not
249 will take
-146 will to
-143 will writ
-244 window
392 wish
118 wish _ could
245 wish _ had
44 wish _ was
340 wish _ would
320 wish i
-58 wish it
304 wish the
127 wish to
30 with _ and
-246 with _ boyfriend
-179 with _ email
223 with _ life
115 with a
-108 with her
431 with it
277 with life
-215 with my
241 with myself
-329 with that
67 with the
-273 with this
93 with who
-31 without
140 without me
-56 without my
38 woke
38 woke up
75 wonder
-103 wor
42 wor about
-253 word
-399 work
-306 work _ i
-216 work and
500 world
157 world would
223 worth
266 would
204 would _ a
249 would _ be
183 would _ better
82 would _ care
-361 would _ die
-135 would _ do
137 would _ fine
193 would _ for
170 would _ go
-165 would _ hap
145 would _ happier
100 would _ if
292 would _ it
150 would _ me
238 would _ mind
-120 would _ my
143 would _ myself
178 would _ nice
165 would _ not
-77 would _ the
267 would be
-359 would die
-214 would end
256 would get
212 would have
150 would i
-202 would kill
163 would like
-128 would never
312 would not
188 would notic
74 would rather
-98 would take
388 wrist
-42 writ
-173 writ _ down
-187 writ _ my
253 writ _ note
-277 writ a
-187 writ to
329 written
99 wrong
244 wrot
31 wrot _ letter
-170 wrot a
234 wrot my
192 wunscht
192 wunscht ich
134 y
242 y _ despertar
310 y _ se
67 y me
-52 y nadi
42 y no
455 ya
104 ya _ aguanto
316 ya _ quiero
257 ya no
102 yard
-60 yeah
338 yeah _ i
27 yeah i
-198 year
-142 year _ and
-215 year _ i
290 year _ this
-404 year ago
223 year of
-202 year old
-445 yes
-25 yesterda
-63 yet
-40 yo
-39 you
214 you _ i
-81 you _ kil
175 you _ listen
-166 you _ me
-26 you _ not
146 you _ the
-25 you _ to
294 you all
-285 you are
-43 you can
-151 you do
192 you for
-100 you have
375 you know
248 you will
-63 your
123 yourself
`,
);

export const ACTIVE_WEIGHTS = parseWeights(
  -0.28,
  `
-53 a
-137 a _ and
47 a _ for
-30 a _ i
160 a _ in
162 a _ of
-239 a _ que
-96 a _ that
-80 a _ to
115 a _ vida
-42 a _ when
-149 a better
-150 a bit
-120 a bother
-118 a car
131 a date
-137 a day
56 a gun
-39 a long
25 a lot
159 a matar
161 a mi
-136 a person
116 a plan
-73 a reason
156 a sin
102 a vec
209 about
-28 about _ i
204 about _ my
153 about being
127 about end
191 about how
54 about it
-81 about not
119 about suicid
67 about the
181 about to
351 acabar
253 acabar con
-66 accident
-103 acordar
-108 afraid
341 after
135 after my
70 after tonight
146 again and
-43 again i
40 ago
109 agre
198 aguanto
36 ai
369 al
150 al suicidio
-291 aliv
120 all
-84 all i
148 all my
-157 all of
-190 alle
41 alon
56 am
131 am _ about
30 am _ aliv
70 am _ and
-289 am _ for
174 am _ going
-96 am _ i
78 am _ it
43 am _ more
82 am _ my
-291 am _ of
275 am _ on
-66 am _ that
-43 am _ the
92 am _ this
-206 am _ with
-380 am a
181 am about
86 am dead
139 am end
290 am going
28 am hold
234 am in
-57 am not
149 am on
-171 am only
-192 am over
173 am plan
-238 am read
125 am sit
133 am sor
153 am suicidal
318 am think
-120 am tir
-305 am wait
177 an
125 an _ ago
167 an hour
-150 an old
184 an selbstmord
105 and
89 and _ about
232 and _ am
34 and _ and
36 and _ at
202 and _ can
-88 and _ did
126 and _ do
204 and _ feel
-61 and _ first
231 and _ have
67 and _ i
39 and _ is
-60 and _ it
-258 and _ keep
132 and _ know
103 and _ my
-106 and _ night
155 and _ out
136 and _ that
229 and _ the
192 and _ think
75 and _ thought
-173 and _ wake
98 and _ want
222 and _ will
-107 and _ wish
-250 and _ would
-94 and a
51 and be
103 and i
205 and it
-106 and last
170 and my
121 and nobod
-282 and not
-36 and now
69 and she
-54 and that
149 and the
46 and then
-41 and they
283 and think
-70 and thought
-33 angr
-108 another
-79 another _ of
-217 another day
-133 any
-173 anymor
-104 anymor _ i
62 anyon
-296 anyth
-121 aqui
-67 are
146 are _ the
-301 arm
-339 arms
-111 arms _ they
-111 arms until
-163 around
-63 as
-266 ask
58 asleep
97 at _ and
108 at _ point
223 at it
-30 at my
71 at the
103 au
103 au suicid
103 away
57 baby
-204 bad
277 bank
186 barn
34 be
110 be _ and
-30 be _ anymor
195 be _ by
-119 be _ for
234 be _ i
-39 be _ if
-47 be _ than
188 be _ to
-82 be _ with
-95 be _ without
-64 be a
75 be around
78 be better
165 be dead
45 be done
59 be easier
-85 be fine
-93 be gone
-139 be happier
-282 be nice
269 be over
-32 be with
-143 becaus
-131 becaus _ deserv
-349 becaus _ do
-142 becaus i
-54 becaus it
-242 bed
219 been _ about
56 been _ my
117 been _ of
190 been _ to
-81 been _ two
-182 been born
111 been hav
140 been think
235 befor
73 befor _ get
-287 being
-354 being aliv
-232 being dramatic
-190 besser
-143 better
-107 better _ without
-230 better off
58 birthda
34 birthda _ am
-150 bit
-407 blad
129 blam
-84 ble
-182 bled
174 bleed
-144 blood
-61 body
-349 born
-225 bother
228 bottl
194 bottl of
-51 bought
201 brain
-236 brazo
-86 brazo cuando
-160 break
-136 breath
177 bridg
290 bring
256 bring mich
66 brother
100 build
-434 burn
-201 burn my
-357 burn myself
-41 bus
-63 but
-191 but _ do
-61 but _ have
-174 but _ is
-78 but i
-174 but it
237 by
173 by _ i
40 by _ time
294 by my
201 by the
-66 cal
144 call
-65 calm
-84 calm me
35 can
211 can _ i
133 can _ me
-197 can _ say
-182 can _ see
199 can _ stay
40 can _ stop
255 can _ wait
68 can stop
-201 cansada
-132 cansada _ vivir
-201 cansada de
179 car
-61 care
-185 care _ i
-144 care if
189 carta
153 carta _ despedida
153 carta de
245 cat
228 ce
228 ce soir
127 chang
-234 clean
136 clean the
-120 clock
122 clos
130 com
69 com back
-192 come
-109 come back
-123 comfort
209 como
112 con
277 con _ vida
194 con todo
97 consider
-90 control
142 cook
-192 corto
-86 corto _ brazo
-86 corto los
-70 could _ my
-170 could stop
235 courag
65 cover
33 crash
-241 cros
-63 cry
-32 cuando
-474 cut
133 cut my
-342 cut myself
-352 cuts
91 d
155 dad
203 date
32 day
-87 days
166 de
153 de despedida
119 de mi
-256 de vivir
-311 de vivr
146 dead
105 dead _ i
-27 dead _ want
158 dead i
-118 dead than
314 death
365 decid
137 decid to
251 delet
184 denk
-102 desaparecer
-102 desaparecer _ siempr
-102 desaparecer para
-280 deserv
-131 deserv it
-88 deserv to
153 despedida
-174 despertar
-117 despertara
-117 despertara manana
-172 di
34 dias
-89 did
155 did _ i
-60 did _ wake
177 did it
-230 did not
321 die
76 die and
227 die i
-332 died
-75 died _ i
-143 died and
-29 died in
-407 disappear
-52 do
97 do _ anymor
104 do _ care
-181 do _ feel
74 do _ have
-88 do _ i
79 do _ know
-98 do _ make
-125 do _ myself
-214 do _ think
-97 do _ to
-299 do _ want
-67 do i
207 do it
-54 do not
-26 do this
-169 does
-332 does not
78 dog
51 dog i
277 doing
217 doing it
112 done
-226 done with
-239 dormir
-132 down
-162 dramatic
-104 dramatic _ i
95 drawer
316 driv
257 driv home
-246 drop
-205 du
-205 du mal
116 dying
151 dying i
-96 e
86 each
166 each of
73 earth
-35 easier
-48 easier _ i
-103 easier if
-173 eat
136 edge
89 el
167 el suicidio
-230 else
56 em
128 em suicidio
253 en
132 en _ plus
-42 en el
141 en finir
66 en la
132 en peux
268 end
122 end _ all
135 end _ i
45 end _ life
422 end it
73 end my
173 english
203 enough
-78 envi
105 es
32 esta
161 esta noch
-379 estar
-202 estarian
-170 estarian _ sin
-202 estarian mejor
119 esto
-316 esto _ de
-132 esto cansada
-104 even
-174 even i
-131 ever
-51 ever _ i
121 ever day
-133 ever morn
58 ever night
38 ever time
-53 everybod
-66 everyon _ be
-84 everyon would
290 everyth
167 everyth _ the
173 everyth i
167 everyth in
-145 exact
-506 exist
-88 exist anymor
275 exit
92 explain
-158 extranaria
137 fail
-201 fami would
229 farla
229 farla finita
118 fault
-45 feel
-160 feel _ a
-96 feel _ i
198 feel _ the
-202 felt
-74 fight
-27 figur
161 find
329 find me
139 find out
49 fine
-85 fine if
141 finir
331 finish
229 finita
-39 for
385 for _ i
-47 for _ on
55 for _ to
-85 for a
89 for everyth
229 for good
-201 for it
-40 for me
45 for my
-105 for the
42 for week
73 for what
-62 forever
176 forgiv
77 forgiv _ for
176 forgiv me
-129 fort
101 forward
117 found
119 four
-141 friend
-207 friend are
-153 from
181 from me
-68 from the
198 fun
-303 funeral
-102 gana
-102 gana de
236 garag
348 gave
171 gave _ my
31 get
170 get _ the
-63 get this
83 gets
75 girl
85 give
-147 go _ liv
-129 go _ sleep
142 go _ the
-133 go and
-32 go back
-191 go on
-36 go to
-387 god
-62 god _ me
-155 goes
251 going
202 going _ do
124 going _ end
76 going _ kill
250 going to
-129 gone
-58 gone and
114 good
617 goodby
250 googl
116 googl _ to
-71 got
-118 got _ all
208 got a
79 got it
156 grad
91 great
58 gues
313 gun
146 gun i
239 habe
-100 had
-226 had my
132 had the
-45 had to
-240 half
106 hand
382 hang
323 hang myself
62 happen
-220 happen _ me
-220 happen to
-139 happier
-90 hard
-252 harm
-58 has
-47 has been
-210 hate
205 hav
117 have
221 have _ a
141 have _ about
130 have _ and
111 have _ hav
-174 have _ hurt
167 have _ i
116 have _ it
196 have _ read
96 have _ think
120 have _ thought
101 have _ to
37 have a
-50 have been
348 have decid
-81 have gone
-154 have had
119 have it
-32 have no
-167 have start
161 have the
178 have thought
139 have to
-84 head
146 hear
181 hear _ me
181 hear from
-116 heart
-130 help
139 her
-146 here
82 here anymor
-118 here for
202 heut
-108 hijo
-254 him
-116 his
-407 hit
-97 hit _ i
-207 hit myself
390 ho
148 hoje
84 hold
81 home
62 home i
-402 hop
-196 hop _ will
-142 hop i
-296 hope
-208 hope i
176 hour
125 hour ago
93 hous
244 how
204 how _ would
194 how i
142 how to
-494 hurt
-122 hurt _ is
-578 hurt myself
-183 husband
-64 i
-125 i _ a
139 i _ about
36 i _ all
122 i _ an
-33 i _ angr
53 i _ be
214 i _ calm
-88 i _ dead
348 i _ decid
-134 i _ died
144 i _ do
91 i _ done
315 i _ end
-176 i _ ever
202 i _ finish
-99 i _ get
193 i _ go
-85 i _ god
255 i _ going
-95 i _ gone
42 i _ got
-112 i _ had
197 i _ hav
-35 i _ have
-60 i _ him
-212 i _ hit
28 i _ hold
-244 i _ hop
-90 i _ how
208 i _ in
-41 i _ it
388 i _ kill
-88 i _ last
226 i _ leav
-112 i _ like
-187 i _ look
215 i _ make
205 i _ more
-119 i _ my
-35 i _ myself
-100 i _ never
-91 i _ no
-118 i _ not
230 i _ off
191 i _ on
-171 i _ only
232 i _ out
-100 i _ over
213 i _ plan
-165 i _ read
92 i _ sit
-51 i _ someth
133 i _ sor
114 i _ stand
-118 i _ start
-79 i _ stop
312 i _ suicidal
-142 i _ the
191 i _ them
122 i _ ther
62 i _ think
241 i _ this
178 i _ thought
-120 i _ tir
134 i _ to
-86 i _ up
-305 i _ wait
151 i _ want
-161 i _ wish
27 i _ with
174 i _ writ
74 i _ you
81 i am
-206 i ask
-51 i bought
-247 i burn
109 i clean
33 i could
91 i cut
-141 i deserv
-70 i did
-182 i die
-147 i died
-221 i do
-246 i drop
118 i fail
-143 i felt
-355 i find
310 i gave
-115 i get
-98 i got
58 i gues
130 i had
-197 i hate
202 i have
-164 i hit
-250 i hope
-219 i hurt
-36 i keep
303 i kil
249 i know
97 i lie
-223 i live
169 i look
118 i love
207 i make
169 i mean
47 i need
-341 i never
-64 i only
-73 i pray
-249 i relaps
183 i said
-194 i scratch
206 i should
-216 i sleep
140 i stood
-343 i stop
215 i swallow
203 i think
145 i thought
335 i took
121 i tried
-86 i used
-44 i wake
195 i want
-184 i was
65 i went
-159 i were
282 i will
-322 i wish
-274 i would
206 i wrot
56 ich
-282 ich _ nicht
303 ich _ sterben
256 ich bring
184 ich denk
199 ich habe
130 ich mocht
-257 ich ware
-159 ich wunscht
157 idea
-93 if _ am
125 if _ did
-147 if _ died
-105 if _ drop
118 if _ fail
111 if _ is
303 if _ kil
-158 if _ want
-343 if _ was
-126 if _ were
-86 if a
-33 if i
-38 if it
170 if the
-89 if they
299 imagin
-158 in
139 in _ and
180 in _ barn
95 in _ drawer
79 in _ hand
-44 in _ head
-124 in _ i
-65 in _ sleep
-184 in _ world
44 in a
85 in and
-227 in it
48 in my
-238 in that
94 in this
-89 instead
145 insuranc
244 intent
153 into
-46 irme
-157 irme con
-185 is _ a
-143 is _ and
105 is _ for
79 is _ i
30 is _ it
217 is _ last
-187 is _ left
-216 is _ me
-151 is _ point
-78 is _ reason
194 is _ the
152 is _ to
35 is _ up
189 is a
-44 is all
75 is asleep
129 is dying
-41 is fine
116 is gone
-70 is hard
260 is i
30 is it
84 is like
-72 is my
-243 is no
-47 is not
219 is on
-71 is over
-114 is quiet
-171 is to
172 is when
115 it
185 it _ a
37 it _ all
64 it _ and
108 it _ be
-170 it _ been
-209 it _ end
196 it _ i
113 it _ like
-165 it _ me
118 it _ my
62 it _ not
82 it _ over
-115 it _ quiet
-64 it _ the
-88 it _ this
118 it _ time
122 it _ want
-110 it a
95 it after
-319 it again
45 it but
-160 it com
-135 it gets
43 it i
116 it in
52 it is
219 it now
64 it on
-93 it take
74 it to
256 it tonight
230 it was
-63 it were
62 it will
-103 it would
239 its
54 j
396 j ai
103 je _ au
162 je _ en
137 je _ me
191 je _ mourir
-228 je me
-106 je n
103 je pens
-140 je suis
230 je veux
-151 job
-151 join
145 jok
194 jour
360 jump
145 jump _ the
145 jump from
104 keep
113 keep _ about
171 keep _ back
85 keep _ i
198 keep _ my
200 keep _ the
-104 keep going
49 keep liv
-76 keep think
192 kids
154 kids are
240 kil
257 kil myself
314 kill
127 kill _ and
-119 kill _ but
124 kill _ i
193 kill _ if
116 kill _ sinc
55 kill _ tonight
235 kill me
268 kill myself
63 kind
84 know
105 know _ to
85 know how
30 know i
-158 know if
-209 know it
52 know what
144 know why
170 la
108 la carta
-135 la vida
189 las
189 las pastilla
146 last
298 last _ and
-64 last _ i
179 last time
-57 laugh
-335 le
-148 le _ sentido
-57 le veo
231 leav
47 leav this
-106 leben
117 left
-253 legs
-236 let it
94 let me
244 letter
86 letter _ my
134 letter to
97 lie _ and
97 lie ther
-111 life
-268 life _ not
116 life and
-40 life i
-133 life is
-87 lighter
-54 like
-230 like _ have
395 like _ myself
204 like _ only
-200 like a
-250 like i
198 like the
-154 like this
38 like to
41 listen
-375 liv
-186 live
225 live _ i
335 live _ want
37 live anymor
-147 live for
363 live i
388 lo
336 load
-59 long
131 long time
159 longer
208 look
51 look _ i
127 look _ it
91 look _ the
198 look after
153 look at
-302 lord
-173 lord _ take
-104 lord will
-220 los
-86 los _ cuando
-236 los brazo
-342 lost
25 lot
138 love
74 love _ all
74 love you
-155 luck
304 lying
-113 made
-182 mais
-93 mais viver
-57 mak
166 make
109 make it
-291 mal
-468 male
-49 mama
-140 man
-30 manana
256 many
400 matar
456 matarm
-142 me
204 me _ a
72 me _ am
-205 me _ du
121 me _ i
216 me _ is
-117 me _ it
-86 me _ los
-125 me _ this
-137 me _ want
-89 me _ would
88 me and
-192 me corto
-158 me extranaria
59 me for
-37 me i
217 me if
-163 me in
-83 me is
126 me it
304 me matar
-191 me out
90 me quiero
-129 me reveiller
113 me to
239 me tuer
204 me voy
169 mean
155 mean i
189 meds
-351 mehr
-177 mehr leben
-210 mejor
-213 mejor _ mi
-213 mejor sin
-187 melhor
-187 melhor _ mim
-187 melhor sem
144 mes
173 mi
-81 mi _ que
-49 mi mama
277 mi vida
-75 mich
-262 mich wieder
-100 might
116 milk
-187 mim
150 mind
141 minha
-223 mis
130 mocht
-198 moi
71 mom
245 monda
-109 month
71 month _ i
-161 month and
-35 more
243 more i
-38 more than
278 morir
457 morirm
-111 morn
-100 morn i
386 morrer
262 most
191 mourir
87 mov
-53 much
70 mum
51 my
73 my _ again
81 my _ and
-317 my _ are
132 my _ becaus
-227 my _ died
57 my _ i
-290 my _ in
192 my _ is
268 my _ life
-95 my _ now
67 my _ one
155 my _ right
185 my _ says
-210 my _ until
94 my _ when
-26 my _ with
-43 my _ would
-301 my arm
-339 my arms
-287 my body
209 my brother
176 my cat
73 my dad
-70 my dog
173 my english
-160 my friend
213 my goodby
227 my gun
-221 my hand
-312 my heart
-183 my husband
104 my kids
213 my last
-253 my legs
131 my life
252 my mind
80 my mother
-78 my mum
234 my own
-159 my parent
-269 my skin
-65 my sleep
62 my son
395 my wrist
154 myself
-143 myself _ i
-163 myself _ night
228 myself _ not
-58 myself _ the
-99 myself again
200 myself and
361 myself i
193 myself if
-98 myself in
-122 myself is
-140 myself last
113 myself this
-181 myself tonight
93 myself until
-98 myself when
-106 n
-215 nacido
-109 nadi
-158 nadi _ extranaria
-158 nadi me
-420 nao
-160 nao _ mais
-313 ne
-99 ne _ me
-129 ne plus
-90 need me
-58 need to
207 neighbour
-237 never
-85 never _ up
-37 never wake
-314 new
256 next
146 next _ me
210 next to
-115 nice
-194 nice if
-85 nicht
-177 nicht _ leben
-85 nicht mehr
75 night
146 night i
-182 no
127 no _ a
-188 no _ in
-117 no _ manana
-215 no _ nacido
-213 no _ seguir
-32 no _ to
-57 no _ veo
-64 no _ vivir
198 no aguanto
-165 no despertar
-117 no despertara
-148 no le
-322 no more
-186 no quiero
-108 no reason
160 no se
-186 no tengo
-47 nobod
-204 nobod _ notic
240 nobod _ stop
140 nobod can
86 nobod know
-125 nobod would
170 noch
-68 non
-244 non _ piu
-177 non svegliarmi
-104 not
-361 not _ about
91 not _ aliv
131 not _ anymor
77 not _ anyon
-31 not _ be
-145 not _ day
118 not _ fault
-176 not _ for
129 not _ here
-268 not _ i
-244 not _ if
-101 not _ it
-186 not _ like
-231 not _ me
31 not _ my
56 not _ myself
-303 not _ of
104 not _ the
-197 not _ think
-67 not _ to
-148 not _ up
-27 not _ why
-73 not a
164 not be
-269 not being
41 not care
-147 not come
-262 not exist
-181 not feel
-100 not for
174 not going
-120 not have
-45 not here
-195 not i
145 not jok
-161 not kill
55 not know
162 not leav
-64 not need
-228 not say
-122 not see
199 not stay
-77 not sure
112 not tell
-339 not think
-217 not to
284 not wait
-147 not wake
-235 not want
-210 not worth
350 note
-285 noth
-187 noth left
-293 noth to
-132 notic
-231 notic i
183 now
-54 now _ am
175 now _ i
-37 now and
94 now i
-229 nunca
76 of
-91 of _ aliv
-129 of _ and
-117 of _ i
42 of _ life
28 of _ my
154 of _ myself
132 of _ with
-107 of being
79 of dying
155 of end
-72 of it
221 of jump
58 of kil
46 of life
-162 of liv
-121 of me
172 of my
-33 of myself
117 of pil
155 of suicid
124 of the
45 of them
176 of thes
-162 of this
-57 off
-84 off _ me
-61 off the
-84 off without
-190 ohne
-190 ohne mich
-281 ojala
-117 ojala _ despertara
-151 ojala no
61 ok
48 okay
-173 old
44 on
58 on _ and
40 on _ bridg
136 on _ edge
80 on _ i
-147 on liv
-76 on me
-206 on my
109 on myself
91 on purpos
208 on sunda
473 on the
-244 on this
186 once
35 one _ i
267 one _ the
-185 one day
150 one of
-79 ones
-192 only
-114 only _ i
-91 only _ that
-217 open
-59 open my
-165 or
65 out
-96 out _ the
117 out _ this
125 out and
166 out how
44 over
-74 over _ i
135 over the
291 overdos
288 own
268 own life
156 paid
-210 pain
189 painles
183 paper
-119 para
-102 para siempr
-159 parent
143 park
-248 pas
260 pastilla
103 pens
103 pens _ suicid
103 pens au
161 pensando
161 pensando en
270 penso
173 penso _ suicidio
128 penso em
-297 peopl
-81 person
132 peux
132 peux plus
58 phon
101 pick
26 pictur
219 pienso
224 pienso en
433 pil
125 pil and
-244 piu
-186 plac
356 plan
84 plan _ kill
35 plan my
211 plan to
171 platform
-279 plus
-99 plus _ reveiller
-99 plus me
-76 point
-94 point _ me
-124 point in
-134 point of
67 post
-73 pray
-224 prefer
41 prescription
235 problem
-184 promis
302 puent
91 purpos
324 put
-276 quando
-58 que
-170 que me
-222 queria
138 quero
-40 quero me
-175 quiero _ con
282 quiero morirm
76 quiero vivir
-121 quiet
-162 quisiera
-254 quisiera _ y
261 quitarm
261 quitarm _ vida
261 quitarm la
97 rather
-85 rather _ dead
-163 rather be
-73 rather not
-251 razor
-38 read
59 read _ go
-153 real
-426 reason
-60 reason _ live
-107 reason _ stay
-177 reason to
-56 relaps
-155 reliev
185 rent
-149 rest
-129 reveiller
146 right
49 right now
160 roof
303 rope
-30 round
-154 run
143 said
170 said _ would
54 said i
-146 sans
-198 sans moi
-80 say
-47 say _ i
-148 say i
151 says
130 says i
-52 scar
-178 scar me
-98 school
-252 scratch
-170 scratch my
312 se
-72 see
-155 see myself
-178 see the
241 seem
-361 seguir
-155 seguir viviendo
184 selbstmord
-307 self
-307 self harm
-187 sem
-187 sem mim
-176 sempr
42 sens
-237 sentido
-148 sentido a
-295 seria
-50 she
-273 she is
145 should _ it
260 should _ kill
197 should _ myself
92 should be
113 should end
-233 should have
-210 should not
-163 show
-93 si
-233 si me
-89 sick
-102 siempr
-63 siento
43 siento que
33 sin
-213 sin mi
-60 sinc
70 sinc the
159 sit
179 sit _ the
170 sit on
-269 skin
-345 sleep
-85 sleep _ never
-285 sleep and
-213 sleep forever
228 soir
42 solo
-153 some
-107 some _ i
-116 somebod
-262 someon
-98 son
84 sor
160 sor for
108 sort
-43 sound
-111 spr
58 stand
58 stand _ the
93 stand on
-52 start
108 start _ i
143 start to
-29 stay
-205 stay aliv
305 step
303 sterben
94 stood
36 stood _ the
-176 stop
-197 stop _ about
-128 stop _ my
-92 stop me
-197 stop think
624 suicid
138 suicid _ the
96 suicid again
203 suicid is
581 suicidal
147 suicidal and
288 suicidarm
292 suicidio
118 suicidio todo
-140 suis
269 sunda
-148 suppos
87 sure
-63 sure _ want
-63 sure i
-140 surviv
-177 svegliarmi
215 swallow
207 tabl
-277 tak
140 tak _ own
74 take
-275 take me
159 take my
-107 take them
137 talk
164 tel
135 tel _ to
171 tel me
253 tell
149 tell my
168 tengo
-46 tengo _ de
-102 tengo gana
163 than
165 thank
128 thank _ for
128 thank you
-65 that
-333 that _ do
192 that _ i
-125 that _ it
129 that _ should
-41 that _ the
40 that _ would
-100 that i
226 that if
181 that is
73 the
-147 the _ again
54 the _ and
181 the _ are
84 the _ for
-118 the _ had
94 the _ home
71 the _ in
-49 the _ is
106 the _ next
81 the _ of
-117 the _ on
99 the _ right
78 the _ that
143 the _ they
37 the _ thing
-237 the _ till
171 the _ time
-116 the _ to
47 the _ will
-119 the _ with
201 the _ would
57 the baby
194 the bank
186 the barn
-341 the blad
177 the bridg
283 the car
235 the courag
174 the dog
136 the edge
-35 the end
-59 the first
-185 the good
108 the hous
157 the idea
335 the last
152 the letter
-177 the lord
116 the milk
-68 the morn
185 the night
167 the one
-71 the only
178 the pil
171 the platform
160 the roof
263 the rope
38 the thing
93 the thought
85 the time
185 the train
-199 the urge
-152 the wall
-172 the way
-210 the world
233 them
78 then i
-35 ther
174 ther _ a
-165 ther _ no
93 ther and
-131 ther are
131 ther i
196 thes
49 they
-53 they _ be
240 they _ rather
192 they _ the
292 they will
-104 thing
117 thing _ i
146 thing i
71 thing is
-203 thing that
145 things
110 think
147 think _ am
192 think _ end
88 think _ how
263 think _ is
-160 think _ it
209 think _ jump
-53 think _ kil
-229 think _ my
179 think _ suicid
-225 think _ would
30 think about
244 think i
-274 think it
41 think of
76 think that
221 think to
146 this
-142 this _ and
181 this _ i
165 this _ my
128 this _ the
250 this i
302 this is
-128 this life
-47 this month
133 this time
106 this weekend
-63 this world
237 thought
154 thought _ how
84 thought _ suicid
200 thought about
131 thought of
-222 thre
201 through
143 thursda
-262 till
183 time
-96 time _ am
-146 time _ i
174 time and
-30 time i
44 time you
-198 tir
-68 tir _ being
-276 tir of
147 to _ about
81 to _ again
-143 to _ aliv
-145 to _ and
-55 to _ anymor
-56 to _ around
200 to _ dead
-118 to _ down
-240 to _ exist
-159 to _ for
-206 to _ forever
145 to _ from
-175 to _ here
-235 to _ hop
337 to _ i
-96 to _ in
351 to _ it
-85 to _ liv
29 to _ me
117 to _ my
157 to _ myself
170 to _ of
113 to _ on
68 to _ out
-103 to _ right
-189 to _ the
105 to _ them
-168 to _ this
67 to _ to
-60 to _ tonight
-44 to _ with
-107 to be
-37 to ble
-371 to cut
204 to die
-253 to disappear
175 to do
179 to driv
321 to end
-146 to exist
-187 to feel
167 to finish
152 to get
-43 to go
134 to hang
208 to him
-352 to hurt
-222 to join
231 to jump
-169 to keep
265 to kill
-137 to know
-106 to leav
-218 to live
184 to make
-46 to me
129 to my
-158 to not
215 to overdos
165 to say
-115 to see
-338 to sleep
-186 to stay
-30 to stop
172 to take
109 to talk
-27 to that
80 to the
195 to unaliv
-208 to wake
182 toda _ pastilla
182 toda las
231 todo
34 todo _ dias
34 told
129 tomorrow
189 tomorrow _ will
-191 tomorrow _ would
-53 tomorrow i
304 tonight
69 tonight i
110 tonight is
374 took
204 took a
161 tous
-70 tout
196 train
121 tried
219 tried last
142 tried to
47 try
45 try to
239 tuer
207 tuesda
182 turn
-47 two year
29 una
367 unaliv
108 unaliv myself
-203 under
-248 until
-155 until _ bled
-346 until i
-329 until it
-113 up
-137 up _ i
-169 up _ that
-174 up _ the
100 up and
116 up for
300 up i
-65 up the
-83 up to
111 up tomorrow
-199 urge
-199 urge to
-283 use
-109 use it
-70 used
155 used to
-27 using
157 vec
83 veo
-57 veo _ a
-57 veo sentido
140 veux
191 veux mourir
48 vida
-330 viva
-462 viver
-155 viviendo
-358 vivir
-429 vivr
295 voglio
153 voic
-319 vorrei
204 vou
148 vou _ matar
148 vou me
402 voy
159 voy _ matar
402 voy a
-150 wait for
-54 wait to
59 wak
59 wak up
-168 wake
-177 wake _ tomorrow
-92 wake up
183 walk
25 want
-95 want _ be
-353 want _ cut
213 want _ die
-253 want _ disappear
365 want _ end
-72 want _ exist
-116 want _ go
-230 want _ hurt
162 want _ kill
-27 want _ live
-228 want _ not
192 want _ of
-175 want _ sleep
-146 want _ stop
-167 want _ to
188 want _ unaliv
-75 want _ wake
38 want it
285 want out
-35 want to
-287 ware
-81 was
-71 was _ born
276 was _ i
-159 was dead
-194 was gone
-82 was never
95 was not
74 was the
-85 was think
179 water
-189 way out
180 ways
152 ways to
42 week
-162 week and
134 weekend
-26 went
-227 were
-129 were gone
-95 what
39 what _ do
180 what _ need
-280 what _ the
-135 what i
-278 what is
52 what to
-60 when
326 when _ am
-147 when _ get
-124 when _ is
-29 when it
79 when my
-42 when she
-104 when they
-91 whenever
-79 wher
-63 wher i
-87 whether
-122 whether i
121 which
68 whil
-33 whil i
-50 who
-118 who is
-79 whol
-182 why
-212 why _ i
114 why _ should
191 why i
-415 wieder
28 wife is
191 will
378 will _ be
139 will _ dead
183 will _ gone
206 will _ it
143 will _ me
-68 will _ myself
84 will _ wake
349 will be
206 will do
-73 will end
277 will find
132 will kill
-27 will mich
88 will not
-67 will take
-212 wish
62 wish _ could
27 wish _ had
-36 wish _ was
-271 wish _ would
-88 wish i
-165 wish it
-167 wish the
-151 wish to
-75 with
187 with _ i
216 with _ life
-97 with a
159 with it
-149 with life
118 with my
100 with myself
131 with the
-257 without
-272 without me
93 woke
93 woke up
131 wonder
-29 wor
232 work
-86 world
-112 world would
-112 worth
-196 would
75 would _ a
-193 would _ be
-240 would _ care
-70 would _ easier
-85 would _ fine
-185 would _ for
239 would _ go
-139 would _ happier
90 would _ it
58 would _ me
-151 would _ mind
203 would _ myself
-282 would _ nice
-116 would _ not
-53 would _ to
-68 would be
50 would do
-136 would end
-205 would get
-143 would have
238 would i
203 would kill
-178 would like
-420 would not
-204 would notic
35 would rather
395 wrist
273 writ
215 written
-39 wrong
234 wrot
70 wrot _ letter
98 wrot my
-159 wunscht
-159 wunscht ich
244 y
-226 y _ despertar
160 y _ se
218 ya
154 ya _ aguanto
-183 ya _ quiero
-28 ya no
238 yeah
102 yeah _ i
104 yeah i
-323 year
-129 year _ i
-205 year _ this
28 year and
-212 year of
-55 yo
231 you
79 you _ i
191 you _ not
136 you all
128 you for
44 you know
73 you will
`,
);
