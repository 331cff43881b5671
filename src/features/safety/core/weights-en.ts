/** Learned by `evals/safety/learn-weights.ts`; never edited by hand. Hundredths, then a trait (`weigh-words.ts`). */
import { parseWeights } from './weigh-words.ts';

export const RISK_WEIGHTS = parseWeights(
  -2.095,
  `
44 13
-160 15
54 16
-334 3
-267 4
-408 5
-449 6
-271 7
-412 8
-381 9
-90 90
-90 90 days
-58 a _ about
157 a _ and
-74 a _ at
-121 a _ day
-107 a _ for
169 a _ i
-90 a _ if
104 a _ in
-66 a _ man
-101 a _ mother
416 a _ of
42 a _ on
-143 a _ phon
-161 a _ plac
336 a _ que
-64 a _ right
-189 a _ si
204 a _ that
-97 a _ this
-33 a _ time
66 a _ to
34 a _ toda
198 a _ vida
81 a _ way
-79 a _ when
97 a _ who
-196 a _ with
-238 a _ year
-333 a bad
-90 a better
50 a bit
182 a bother
-174 a break
-102 a bridg
-283 a burden
187 a car
153 a date
302 a day
-180 a failur
171 a funeral
-64 a girl
-289 a good
125 a gun
-299 a kid
-123 a la
-39 a long
-107 a lot
-128 a man
57 a mi
-220 a new
-229 a note
-103 a panic
462 a person
83 a plan
-163 a rais
165 a reason
-298 a run
56 a sin
-234 a speech
-234 a teenager
249 a vec
226 a wall
101 a week
338 about _ i
164 about _ it
-30 about _ my
156 about _ myself
-108 about _ to
-192 about a
265 about being
177 about dying
-109 about end
193 about hurt
41 about it
-50 about me
-230 about mone
-219 about my
223 about not
99 about suicid
-220 about the
200 about to
-83 abuela
248 acabar
147 acabar con
110 account
310 acordar
-164 act
99 afraid
56 after
162 after my
66 after that
-247 after the
218 after tonight
294 again
210 again and
258 again i
-33 age
209 age one
-130 ago
-253 ago i
-27 agre
208 aguanto
190 ai
364 al
210 al suicidio
-210 alarm
421 aliv
225 aliv i
63 all
-123 all _ it
193 all _ the
-143 all _ time
150 all _ to
358 all i
262 all my
-48 all of
-118 all the
253 alle
66 allow
66 allow to
-224 alon
-81 alon and
117 am 15
-168 am _ a
-249 am _ about
245 am _ aliv
-69 am _ and
-68 am _ at
-187 am _ but
101 am _ for
74 am _ from
-179 am _ going
-226 am _ in
232 am _ it
164 am _ more
180 am _ my
-123 am _ of
102 am _ on
-31 am _ one
-198 am _ out
-150 am _ suicidal
106 am _ that
275 am _ the
-297 am _ think
275 am _ this
-184 am _ tir
189 am _ to
-109 am _ with
-209 am _ year
247 am a
253 am about
-66 am afraid
138 am angr
103 am at
-57 am dead
-93 am doing
63 am done
-179 am drown
-238 am dying
262 am end
-219 am exhaust
-312 am glad
210 am going
-252 am hap
157 am hold
-34 am i
129 am in
-171 am late
-92 am nervou
-254 am not
59 am only
210 am over
249 am plan
-211 am proud
162 am read
-260 am sad
-72 am scar
158 am sit
271 am sor
-61 am stres
341 am suicidal
-138 am the
138 am think
44 am tir
386 am wait
-230 am wor
259 am worth
57 am writ
307 an _ ago
80 an _ and
320 an hour
190 an old
242 an selbstmord
43 and
-257 and _ a
217 and _ about
125 and _ and
26 and _ are
-123 and _ can
214 and _ come
-187 and _ cried
106 and _ did
286 and _ do
-125 and _ feel
258 and _ first
-175 and _ for
195 and _ have
-205 and _ help
-127 and _ hous
238 and _ i
301 and _ is
-270 and _ it
-83 and _ keep
126 and _ know
-114 and _ miss
210 and _ night
-169 and _ not
264 and _ out
-161 and _ parent
-161 and _ said
147 and _ that
-97 and _ the
260 and _ think
244 and _ thought
-234 and _ to
145 and _ wake
217 and _ want
-138 and _ was
255 and _ will
295 and _ wish
-86 and _ with
447 and _ would
166 and a
-161 and cried
-246 and die
215 and everyth
-61 and feel
-28 and he
140 and i
-118 and it
128 and last
-42 and my
305 and never
129 and nobod
367 and not
122 and now
-101 and peopl
-263 and read
-28 and said
32 and she
51 and that
224 and then
-70 and ther
45 and they
202 and think
311 and thought
-150 and want
-80 and watch
-130 and we
-57 angr
-155 angr _ my
-132 angr at
-153 anniversar
-216 annoy
129 ano
-271 anos
135 another
-28 another _ of
253 another day
53 another year
-142 anxiet
-252 anxiou
-125 any _ to
148 any longer
-120 anymor _ have
181 anymor _ i
37 anymor and
180 anymor i
496 anyon
-178 anyth
-34 anyth to
-224 ap
-136 ap _ the
-136 ap for
-252 apart
122 aqui
50 are
-125 are _ a
62 are _ in
-161 are _ our
383 are _ the
-180 are _ to
39 are a
-125 are dead
-69 are going
-175 are kil
-302 argu
219 arm
192 arms
140 arms _ they
140 arms until
180 around
-156 as
-146 as a
-252 asham
-275 ask
-163 ask _ a
-188 ask for
148 asleep
-104 at
-33 at _ age
-46 at _ and
-192 at _ compan
-72 at _ end
202 at _ i
-137 at _ job
337 at _ point
123 at _ would
143 at a
-193 at home
273 at it
-230 at me
-230 at my
103 at night
-50 at school
-62 at the
38 at this
-230 at work
-296 ate
-50 attack
175 attempt
68 attempt suicid
208 au suicid
-275 away
26 away and
92 away my
-216 awful
-276 baby
-222 baby is
25 back
-65 back _ a
145 back _ that
130 back to
150 bad
158 bad i
199 bank
227 barn
-115 bathroom
184 be
240 be _ and
141 be _ anymor
321 be _ by
-156 be _ death
-155 be _ end
-104 be _ for
185 be _ i
88 be _ if
222 be _ my
-67 be _ not
37 be _ of
-36 be _ off
-224 be _ on
-145 be _ out
165 be _ than
-306 be _ this
124 be _ to
318 be _ with
46 be _ without
-50 be aliv
-193 be alon
55 be better
346 be dead
129 be done
-51 be easier
31 be fine
123 be gone
-310 be hap
146 be happier
37 be here
178 be nice
-152 be or
83 be over
-217 be the
374 be with
-337 beach
-142 beat
248 becaus
167 becaus _ deserv
69 becaus _ do
259 becaus i
267 becaus it
-34 becaus of
-117 becaus the
-148 becaus we
-163 bed
-194 bedroom
155 been
-195 been _ a
-99 been _ for
110 been _ in
138 been _ my
144 been _ of
-85 been _ the
236 been _ to
136 been _ two
-180 been a
170 been born
-128 been cry
246 been hav
-229 been in
-67 been plan
203 been think
63 befor _ get
267 befor i
376 being
392 being aliv
227 being dead
250 being dramatic
51 being the
253 besser
-76 best
-25 best _ mov
-210 best friend
33 better
147 better _ i
26 better _ me
212 better off
116 better than
-328 between
-210 between _ and
-243 big
-49 bin
-195 bin todmud
114 birthda
232 birthda _ am
30 birthda _ i
-76 birthda and
280 birthda i
32 bit
366 blad
306 ble
224 bled
140 bleed
269 blood
355 body
-146 bomb
-316 book
-303 bor
507 born
-433 boss
-46 boss _ going
-81 boss _ my
-46 boss is
-98 both
294 bother
316 bottl
238 bottl of
100 bought
-149 bought a
-256 box
47 boy
-244 boyfriend
200 brain
258 brazo
157 brazo cuando
-170 break
-52 breakup
74 breath
116 bridg
-104 bridg at
-130 bridg toda
156 bring
236 bring mich
61 brok
-94 brok _ with
-251 brok up
-136 brother he
214 build
-229 bullet
121 bur
-339 burden
113 burn
106 burn my
161 burn myself
-263 burnt
-147 bury
-147 bury me
67 bus
-48 but
-296 but _ am
365 but _ do
-122 but _ is
-211 but he
58 but i
52 but it
-296 buy
-143 buy _ new
-143 buy a
182 by
-194 by _ and
140 by _ i
162 by _ time
94 by a
-81 by monda
-26 by my
-121 by suicid
337 by the
-87 bye
-74 c
-74 c est
-302 cake
-224 cal
-196 cal _ teacher
-124 cal my
-76 cal the
-198 call
-297 call _ sister
-321 call my
-119 call the
298 calm
187 calm down
100 calm me
-100 calor
-100 calor me
-33 came
-146 came out
-155 can _ go
136 can _ help
169 can _ i
-107 can _ keep
34 can _ live
91 can _ me
263 can _ say
139 can _ see
-240 can _ sleep
254 can _ stay
143 can _ stop
-55 can _ take
-57 can _ the
-54 can _ wait
-212 can i
30 can not
93 can stop
-181 can you
-103 cancel
-252 cancer
145 cansada
236 cansada _ vivir
199 cansada de
120 cansado
-63 car
-92 car and
-45 card
444 care
216 care _ i
133 care if
-131 career
113 carry
302 carta
224 carta _ despedida
224 carta de
-37 cat _ my
-99 cat is
30 ce
270 ce soir
-60 chang
-290 character
-202 character in
-255 charit
-159 chat
-133 check
-378 chef
-122 christma
-295 city
-374 clas
-279 clean _ kitchen
-85 clean the
92 clif
261 climb
44 clock
308 clos
-140 coach
-153 coffe
-177 cold
398 com
219 com back
298 come
269 come back
38 come for
-113 come to
229 comfort
-32 commit
-32 commit suicid
-265 commut
-99 como
-261 compan
175 con
149 con _ vida
-34 con mi
238 con todo
381 consider
157 control
-223 cook
-276 cook pasta
131 cort
-234 cort el
274 corto
157 corto _ brazo
157 corto los
-177 could
-169 could _ for
-104 could _ him
151 could _ my
50 could _ to
-146 could die
-303 could kill
42 could not
-171 could sleep
254 could stop
-66 could strangl
-119 could writ
123 count
-165 countr
201 courag
-174 cousin
186 cover
127 craz
-395 cried
-159 cried _ the
-159 cried in
352 cros
-211 cry
-47 cry _ the
207 cuando
226 cut
-347 cut me
-157 cut my
144 cut myself
315 cuts
401 d
-224 dad
-142 dad died
-315 danc
278 date
-200 daughter
184 day
148 day _ i
63 day _ the
-76 day _ work
-179 day at
-27 day i
-39 day of
67 days
273 days i
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
-68 dead _ am
75 dead _ i
150 dead _ my
-140 dead _ the
87 dead _ want
-176 dead after
-59 dead and
43 dead befor
-96 dead gorgeou
-32 dead man
-174 dead on
206 dead than
-224 dead tir
-219 deadlin
-71 death
-260 death _ me
-156 death of
145 decid
-35 decid to
187 deep
408 del
231 delet
242 denk
-230 depui
54 der
-75 desaparecer
266 desaparecer _ siempr
266 desaparecer para
-42 desd
-42 desd que
266 deserv
167 deserv it
214 deserv to
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
-89 did not
-74 did the
171 die
122 die _ i
131 die _ is
-244 die _ want
151 die and
-309 die but
-313 die for
-192 die i
-192 die than
192 die that
-93 died
224 died _ i
-174 died _ my
-56 died _ the
141 died and
-68 dies
-100 diet
-317 different
-244 dinner
86 disappear
-203 disappear _ a
69 disappear forever
-123 disappoint
-129 dish
263 do _ care
-88 do _ feel
-117 do _ get
-166 do _ have
-96 do _ know
309 do _ make
217 do _ myself
179 do _ see
125 do _ tell
-34 do _ think
-89 do _ to
-36 do _ want
-129 do anyth
311 do it
57 do not
-88 do the
100 do this
-46 do you
-292 doctor
-103 doctor _ my
121 does _ know
122 does not
-126 dog
157 dog _ and
153 dog i
160 doing
94 doing it
286 done
86 done _ am
86 done i
81 done with
-69 door
72 down
331 dramatic
178 dramatic _ i
136 drawer
-349 dream
-174 dres
-240 drink
230 driv
323 driv home
-175 driv me
-186 drop
-96 drop _ gorgeou
-63 drop dead
153 drov
-75 drown
-139 drown in
-72 dry
243 du
243 du mal
228 dying
-206 dying and
250 dying i
68 dying in
-202 dying of
-266 dying to
-87 e
38 each
197 each of
-317 ear
390 earth
184 easier _ i
93 easier if
-279 easier to
-197 eat
-66 edge
-104 edge of
125 eight
47 el _ y
85 el suicidio
184 else
132 em
171 em suicidio
-213 email
-148 empt
104 en
-26 en _ suicidio
122 en el
178 en finir
56 end
35 end _ all
183 end _ i
106 end _ life
75 end _ me
-93 end _ the
292 end it
73 end me
30 end my
230 end myself
-300 end of
28 end things
-365 end this
228 english
186 enough
83 envi
-55 envi de
252 es
-265 ese
-105 ese video
-362 essa
-106 est
-140 esta
-146 esta matando
311 esta noch
221 estar
-77 estar aqui
259 estarian
148 estarian _ sin
259 estarian mejor
-152 este
-100 este _ me
-100 este calor
-46 esto
-39 esto _ de
66 esto cansada
120 esto cansado
-331 esto muerto
-151 estou
92 et
254 eu
-136 even
189 even i
52 ever
-152 ever _ and
232 ever _ i
266 ever morn
-100 ever night
61 everybod
158 everybod and
85 everyon
-158 everyon _ be
71 everyon at
-282 everyon in
-96 everyon is
-137 everyon says
-51 everyon would
223 everyth _ the
-168 everyth _ to
-77 everyth and
-135 everyth at
139 everyth i
223 everyth in
-191 everyth is
-92 everyth to
-282 ex
158 exact
-348 exam
-206 exhaust
708 exist
139 exist anymor
180 exit
-27 explain
245 extranaria
-185 extrano
207 eyes
-170 fail
-180 failur
-142 faim
34 fall
-340 fame
150 fami
-159 fami _ me
111 fami is
-159 fami want
242 fami would
234 farla
234 farla finita
84 fault
-84 feel
-108 feel _ a
61 feel _ about
-193 feel _ after
-152 feel _ and
-199 feel _ for
141 feel _ i
-239 feel _ sinc
-31 feel _ than
161 feel _ the
-314 feel aliv
-118 feel better
-174 feel empt
-258 feel guilt
205 feel like
-107 feel lone
-150 feel sick
263 feel suicidal
-234 feet
150 felt
-114 fight
-87 fight _ my
-87 fight with
131 figur
-205 film
-128 final
341 find
178 find _ in
292 find me
-163 fine
59 fine _ i
138 fine if
178 finir
54 finish
-288 finish _ essa
-130 finish my
234 finita
-88 first
-247 five
-170 five year
131 fix
-146 flat
-169 flatmat
-124 floor
-287 food
-156 foot
-29 for
103 for _ and
-152 for _ exam
51 for _ hour
440 for _ i
-136 for _ job
113 for _ long
277 for _ on
-163 for _ rais
-298 for _ run
-117 for _ the
168 for _ to
-126 for _ weekend
-26 for _ year
-319 for a
84 for an
227 for being
-45 for everyth
255 for good
372 for it
71 for listen
90 for me
-283 for the
-96 for this
-311 for toda
-328 for two
140 for week
228 for what
378 forever
122 forget _ i
218 forgiv
128 forgiv _ for
218 forgiv me
-80 forgot
102 forgot to
206 fort
146 forward
63 forward to
-46 found
-92 four
-60 free
-452 frida
-292 friend
-116 friend _ i
-116 friend and
316 friend are
-33 friend mov
170 from
210 from me
177 from the
104 from thursda
52 front
52 front of
-94 fun
209 funeral
-114 game
135 gana
135 gana de
324 garag
-85 garden
80 gave
152 gave _ my
126 get
-30 get _ and
65 get _ for
-285 get _ of
219 get _ the
-235 get out
203 get the
-196 get ther
116 get this
174 gets
-92 girl
-138 giv
190 give my
-302 give up
-296 glad
-216 glad i
144 go
-285 go _ a
161 go _ liv
178 go _ sleep
97 go _ to
244 go back
-84 go for
-200 go home
99 go to
327 god
242 god _ me
175 goes
43 goes i
166 goes to
160 going _ be
-101 going _ die
130 going _ do
66 going _ end
-42 going _ go
35 going _ jump
-192 going _ move
-106 going _ take
135 going now
256 gone
141 gone and
-52 good
-197 good night
480 goodby
-179 goodby _ my
-124 goodby to
251 googl
177 googl _ to
-96 gorgeou
-149 got
217 got _ all
201 got _ and
69 got _ at
-94 got _ i
65 got _ in
59 got a
32 got it
-143 got the
87 grad
-223 grandma
-68 grandmother
-102 grandpa
-306 grateful
-42 grav
-164 ground
-242 group
-96 gues
-55 guilt
447 gun
191 gun i
-237 gym
96 ha
157 habe
-118 hacer
138 hacerm
138 hacerm dano
131 had
-87 had _ fight
-103 had _ panic
-207 had _ thought
-345 had a
135 had my
110 had the
133 had to
130 hago
-186 hair
119 half
-116 hambr
-135 hamlet
194 hand
63 hand _ i
63 hand and
-199 hang
-423 hap
-164 hap _ i
-164 hap if
101 happen
193 happen _ me
63 happen to
94 happier
-30 hard
131 harm
-79 harm _ i
42 harm but
-181 harm myself
72 has
92 has _ in
-238 has been
-163 hate
-261 hate _ i
-87 hate _ life
-46 hate my
-206 hate myself
239 hav
-87 hav thought
176 have
189 have _ a
242 have _ about
103 have _ and
-144 have _ clean
-128 have _ cry
233 have _ everyth
-269 have _ go
246 have _ hav
253 have _ hurt
89 have _ i
-107 have _ in
-78 have _ intention
79 have _ it
-134 have _ kids
360 have _ my
-262 have _ plan
118 have _ read
-34 have _ self
-66 have _ sleep
-96 have _ take
231 have _ the
178 have _ think
244 have _ to
40 have _ told
-121 have _ up
-220 have _ want
135 have a
146 have been
104 have cancel
129 have decid
100 have gone
163 have got
136 have had
201 have it
-60 have lost
-63 have made
-145 have my
-339 have never
-369 have not
284 have start
-38 have suicidal
285 have the
68 have thought
-239 have to
-134 have two
-233 he
100 he _ en
-72 he _ me
-112 he _ my
-137 he _ not
-154 he _ the
-232 he is
100 he pensado
-178 he said
-114 he was
-109 he would
177 head
-66 hear
210 hear _ me
210 hear from
204 heart
-104 heart stop
-140 heat
34 heaven
-364 hello
-185 help
-39 help _ want
-136 help i
-87 help me
-298 her
-64 her _ and
-147 her parent
418 here
-115 here _ this
275 here anymor
-314 here this
-266 herself
97 heut
-36 hi
107 hi i
-183 high
-164 high school
325 hijo
-66 him
-118 him _ i
-203 him how
-131 him to
-301 himself
-92 himself _ the
-95 himself in
-49 his _ is
192 hit
123 hit _ i
-55 hit me
207 hit myself
453 ho
130 hoje
118 hold
-300 holida
80 home
-263 home _ read
-126 home and
313 home i
-261 homework
559 hop
100 hop _ will
148 hop i
77 hope
-192 hope _ can
96 hope _ do
-96 hope _ is
160 hope i
89 hope the
-258 hopeles
56 hospital
-193 hour _ the
307 hour ago
-88 hour and
-47 hous _ quiet
-31 hous is
72 how
181 how _ am
-203 how _ feel
-26 how _ i
250 how _ would
-85 how do
-104 how long
-206 hoy
-255 hoy _ un
-93 hurt
196 hurt _ is
112 hurt my
-43 hurt myself
144 husband
31 i
117 i _ 15
-119 i _ a
401 i _ about
-66 i _ afraid
131 i _ aliv
153 i _ all
-89 i _ alon
136 i _ an
95 i _ and
140 i _ angr
-74 i _ ap
-204 i _ ask
131 i _ at
-90 i _ away
-122 i _ back
214 i _ be
97 i _ been
-99 i _ being
-202 i _ better
-95 i _ bor
264 i _ calm
104 i _ cancel
-173 i _ clean
-87 i _ cut
60 i _ dead
129 i _ decid
-100 i _ die
273 i _ died
259 i _ do
75 i _ done
-179 i _ drown
-382 i _ dying
-113 i _ empt
162 i _ end
-119 i _ ever
110 i _ everyth
-219 i _ exhaust
243 i _ finish
-146 i _ for
79 i _ get
102 i _ give
-312 i _ glad
121 i _ go
219 i _ god
182 i _ going
218 i _ gone
135 i _ got
-258 i _ guilt
-252 i _ hap
389 i _ hav
110 i _ have
-406 i _ help
-59 i _ her
-42 i _ him
194 i _ hit
157 i _ hold
314 i _ hop
70 i _ i
81 i _ in
-83 i _ is
102 i _ kill
359 i _ last
-282 i _ late
-123 i _ laugh
167 i _ leav
166 i _ like
-134 i _ lone
-134 i _ longer
104 i _ look
-111 i _ lost
-127 i _ lunch
-63 i _ made
292 i _ make
192 i _ more
51 i _ much
99 i _ my
229 i _ myself
-100 i _ nervou
-213 i _ never
-102 i _ of
-193 i _ on
59 i _ only
121 i _ out
205 i _ over
270 i _ plan
-211 i _ proud
-34 i _ rather
93 i _ read
-260 i _ sad
311 i _ say
-87 i _ scar
242 i _ sit
-230 i _ sleep
-182 i _ smal
259 i _ someth
251 i _ sor
141 i _ stand
137 i _ stay
405 i _ stop
-160 i _ strangl
-61 i _ stres
-120 i _ stuck
68 i _ suicid
345 i _ suicidal
-31 i _ take
-173 i _ tell
209 i _ that
86 i _ the
376 i _ them
47 i _ ther
-206 i _ things
228 i _ think
161 i _ this
87 i _ thought
40 i _ tir
52 i _ to
-39 i _ toda
-216 i _ turn
-254 i _ two
-87 i _ until
89 i _ up
126 i _ wait
47 i _ wak
175 i _ want
158 i _ what
-31 i _ when
326 i _ wish
105 i _ with
-230 i _ wor
259 i _ worth
-121 i _ writ
169 i _ you
214 i ask
-195 i ate
235 i attempt
206 i bought
174 i brok
107 i burn
-217 i cal
181 i came
39 i can
29 i clean
-48 i cook
-153 i could
-254 i cried
-314 i cry
-94 i cut
112 i deserv
136 i did
190 i die
-102 i died
92 i do
49 i drop
-64 i eat
-141 i end
-116 i fail
-90 i feel
163 i felt
253 i find
-242 i forgot
177 i gave
308 i get
412 i go
-207 i got
-96 i gues
-221 i hate
165 i have
69 i hit
245 i hope
242 i hurt
128 i keep
168 i kil
178 i kill
-237 i laugh
137 i left
-45 i lie
-46 i live
206 i look
92 i love
87 i made
208 i make
171 i mean
-319 i miss
57 i no
-93 i only
-64 i overdos
-151 i owe
26 i pick
164 i pray
-333 i promis
174 i put
275 i relaps
92 i said
152 i scratch
-54 i set
316 i should
265 i sleep
-250 i slept
-209 i smil
335 i start
131 i stay
81 i stood
-39 i stop
-102 i suppos
326 i swallow
-121 i take
-160 i talk
-177 i tell
139 i think
-136 i thought
-202 i told
293 i took
128 i tried
-145 i try
-215 i used
96 i wake
-61 i walk
237 i want
65 i was
-131 i watch
104 i went
221 i were
156 i will
138 i wish
34 i woke
189 i wrot
305 ich
238 ich _ ich
97 ich _ mich
-110 ich _ nicht
348 ich _ sterben
-195 ich _ todmud
-49 ich bin
236 ich bring
242 ich denk
206 ich habe
-210 ich lach
244 ich mocht
269 ich ware
120 ich will
192 ich wunscht
-208 id
128 id rather
188 idea
253 if
35 if _ am
127 if _ did
277 if _ died
94 if _ drop
-58 if _ fail
198 if _ is
168 if _ kil
138 if _ want
345 if _ was
161 if _ were
113 if a
272 if i
241 if it
-199 if my
204 if they
-29 if you
62 ignor
-261 il
-221 ill
-195 ill _ the
251 imagin
-42 in
-135 in _ and
210 in _ barn
-115 in _ bathroom
-51 in _ car
136 in _ drawer
59 in _ grad
243 in _ grav
114 in _ hand
71 in _ head
-98 in _ hous
-66 in _ minut
-100 in _ morn
73 in _ new
52 in _ of
-268 in _ school
129 in _ sleep
320 in _ world
102 in _ yard
71 in a
263 in and
52 in front
-164 in high
272 in it
-95 in me
-62 in month
197 in my
-66 in ten
358 in that
66 in ther
-82 in this
276 instead
119 insuranc
347 intent
-78 intention
-78 intention of
-221 interview
-138 into
304 irme con
167 is _ a
-266 is _ after
77 is _ and
-198 is _ at
-124 is _ but
-139 is _ dead
-131 is _ die
235 is _ for
100 is _ good
227 is _ i
46 is _ in
144 is _ it
132 is _ last
168 is _ left
-81 is _ me
-53 is _ my
279 is _ only
-239 is _ over
-52 is _ reason
-35 is _ sinc
-186 is _ suicid
-138 is _ that
204 is _ the
-82 is _ to
279 is _ up
-58 is _ want
178 is _ worth
164 is a
-290 is about
65 is all
128 is asleep
-99 is better
-309 is dead
56 is dying
-71 is fine
-125 is going
75 is gone
-71 is hard
164 is i
-134 is in
41 is it
-210 is kil
135 is like
198 is much
59 is my
-125 is no
-94 is not
356 is noth
48 is on
265 is over
-89 is quiet
182 is the
138 is when
71 is with
-150 ist
205 it
220 it _ a
-99 it _ about
153 it _ all
174 it _ and
105 it _ be
92 it _ been
-274 it _ but
263 it _ end
-187 it _ for
-54 it _ hard
353 it _ i
239 it _ like
-298 it _ me
47 it _ my
-56 it _ night
51 it _ not
270 it _ over
132 it _ quiet
101 it _ this
218 it _ time
-320 it _ to
125 it _ tonight
222 it _ want
206 it a
234 it after
294 it again
-132 it all
-27 it and
33 it anymor
-190 it at
177 it but
164 it com
47 it feel
186 it gets
-87 it hurt
78 it i
74 it in
117 it is
53 it last
-60 it mak
247 it now
-201 it on
133 it take
274 it to
108 it were
405 it will
205 it would
-125 its
473 j
336 j ai
191 je
208 je _ au
-142 je _ de
87 je _ en
270 je _ me
248 je _ mourir
-67 je _ veux
157 je me
-142 je meur
-132 je ne
208 je pens
-40 je suis
395 je veux
-170 jealou
-329 job
-131 job and
336 join
286 jok
139 jour
129 jump
-237 jump _ a
-93 jump _ the
227 jump from
-182 jump off
153 june
209 keep
229 keep _ back
114 keep _ i
92 keep _ my
287 keep _ the
-287 keep dying
-267 keep going
-28 keep liv
-105 keep the
62 keep think
-50 keys
-294 kid
202 kids _ the
-75 kids and
238 kids are
44 kids i
-78 kil
28 kil _ at
-110 kil _ in
-148 kil himself
-282 kil it
-155 kil me
252 kil myself
-139 kil the
-31 kill
-142 kill _ a
255 kill _ and
-90 kill _ but
-112 kill _ now
240 kill _ sinc
109 kill _ tonight
-142 kill for
-70 kill me
-153 kill my
361 kill myself
-189 kill two
115 kill yourself
-260 killer
183 kind
-137 kind of
-191 kitchen
-127 kne
-91 knif
46 know
-96 know _ i
151 know _ to
143 know i
138 know if
263 know it
-143 know that
-81 know what
119 know wher
236 know why
-57 la
123 la _ de
82 la _ y
227 la carta
125 la vida
93 label
93 label everyth
-210 lach
-210 lach _ tot
-210 lach mich
-54 lake
-210 landlord
317 las pastilla
157 last
37 last _ and
-170 last _ at
-101 last _ i
-172 last _ the
83 last day
-161 last month
82 last night
184 last time
-118 last week
-246 last year
-400 late
-185 later
-334 laugh
-180 laugh _ i
-111 laugh at
-154 laws
135 le
170 le _ sentido
136 le veo
-263 learn
-246 learn _ guitar
-246 learn the
-195 leav
296 leav _ world
-122 leav my
-257 leav the
102 leav this
464 leben
-149 lectur
190 left
-49 legs
-124 legs are
29 les
29 les jour
151 let
-95 let it
346 let me
-271 let us
38 letter
-68 letter _ all
26 letter to
29 lie
108 lie _ and
108 lie ther
373 life
-127 life _ i
173 life _ not
234 life and
182 life i
-119 life is
64 life to
-232 light
131 lighter
-103 lik
-213 lik me
424 like
-205 like _ am
-180 like _ failur
200 like _ have
181 like _ is
31 like _ myself
182 like _ only
177 like _ want
-72 like a
86 like i
161 like the
302 like this
174 like to
-195 line
-95 listen
102 littl
616 liv
138 live
-127 live _ and
219 live _ i
-254 live _ my
-93 live _ this
-55 live _ want
184 live anymor
154 live for
-190 live in
-284 live with
40 live without
-128 llego
194 lo
345 load
-397 lone
232 long
57 long time
49 longer
-134 longer _ to
95 look
297 look _ i
239 look _ it
217 look _ the
63 look _ to
267 look after
141 look at
63 look forward
442 lord
186 lord _ take
145 lord will
144 los
157 los _ cuando
258 los brazo
166 los dias
-196 lose
-99 lost
256 lost my
-134 lot
-41 lot of
149 loud
-34 lov
-180 love
238 love _ all
238 love you
159 luck
-121 lunch
328 lying
-409 lyric
-45 ma
-163 machin
82 made
-166 made _ my
-30 made up
136 main
386 mais
167 mais viver
-112 mak
-74 mak _ want
-243 mak me
96 make
118 make it
390 mal
408 male
260 mama
-160 man
79 manager
-139 manana
204 many
27 mar
248 march
-210 marriag
131 mas
-136 mata
-146 matando
203 matar
-189 matar si
-195 mataria
-195 mataria por
311 matarm
-31 math
-138 matter
124 me
-78 me _ a
-69 me _ am
-79 me _ and
58 me _ can
-147 me _ de
243 me _ du
-277 me _ el
-98 me _ he
-62 me _ i
321 me _ is
255 me _ it
-297 me _ la
157 me _ los
-146 me _ matando
278 me _ my
29 me _ of
118 me _ on
32 me _ she
-112 me _ that
-91 me _ the
-133 me _ this
-81 me _ to
154 me _ un
219 me _ want
-45 me _ was
135 me _ would
-100 me a
162 me after
78 me and
-43 me another
-234 me cort
274 me corto
27 me down
-146 me esta
245 me extranaria
-217 me if
325 me in
262 me is
52 me it
-136 me mata
167 me matar
-100 me muero
-217 me now
-59 me off
-59 me on
-66 me out
44 me plan
477 me quiero
221 me reveiller
-50 me siento
140 me sinc
-290 me sleep
170 me the
275 me to
123 me tuer
-401 me up
-222 me va
309 me voy
-48 me when
-107 me with
-116 mean
228 mean i
-127 meant
-220 medication
274 medicin
28 meds
-602 meet
-150 meet _ parent
-147 meet her
225 mehr
217 mehr leben
-125 mein
-150 mein _ ist
306 mein leben
111 mejor
212 mejor _ mi
197 melhor
197 melhor _ mim
197 melhor sem
-296 meme
171 mes
99 mess
-45 messag
-142 meur
-142 meur _ faim
-142 meur de
290 mi
-246 mi _ me
156 mi _ que
-83 mi abuela
260 mi mama
149 mi vida
149 mich
-210 mich tot
277 mich wieder
-96 middl
-111 miedo
-248 miedo _ la
-193 miedo de
428 might
-43 milk and
197 mim
448 mind
-81 mind _ am
-73 mind i
-34 mind to
84 minha
-200 minha _ morreu
-37 minut
-47 mis
-218 miss
-98 miss her
-75 miss him
-50 miss my
244 mocht
265 moi
-93 mom
-229 mom is
-349 mon
-46 monda
-154 monda _ have
69 monda i
-260 mone
64 month
91 month _ i
255 more
78 more _ to
-71 more i
-38 more than
50 morir
458 morirm
117 morn
-198 morn and
261 morn i
-190 morrendo
-190 morrendo de
169 morrer
-200 morreu
-289 mort
-292 morta
278 most
66 mother
-120 mother is
-71 mourir
-114 mov
-25 mov out
-338 move
-125 move _ the
-235 move to
-143 movi
322 much of
-320 mude
-100 muero
-116 muero _ hambr
-317 muero de
134 muert
35 muerto
135 mum
73 mum _ and
188 mum _ she
-106 mum _ would
-106 mum i
-355 murder
-187 murder me
-315 murio
-199 murio el
-84 my
124 my _ again
119 my _ and
-155 my _ anymor
-106 my _ at
57 my _ becaus
59 my _ body
63 my _ but
-219 my _ day
-72 my _ died
-98 my _ does
185 my _ ever
-210 my _ friend
-76 my _ goes
-136 my _ he
112 my _ i
142 my _ in
-116 my _ is
122 my _ it
-62 my _ leav
-111 my _ life
-104 my _ mom
-168 my _ much
-28 my _ my
213 my _ now
-379 my _ on
273 my _ one
-152 my _ out
-87 my _ pas
89 my _ right
-66 my _ said
135 my _ says
-104 my _ stop
-222 my _ suicid
-153 my _ test
197 my _ this
68 my _ to
215 my _ toda
133 my _ tonight
-168 my _ took
189 my _ until
-139 my _ used
-200 my _ want
119 my _ was
189 my _ when
134 my _ whil
-305 my _ will
161 my _ with
249 my _ would
227 my account
-33 my age
-210 my alarm
-142 my anxiet
295 my arm
192 my arms
-222 my back
-210 my best
-109 my birthda
338 my body
-258 my boss
-244 my boyfriend
53 my brain
-41 my brother
216 my cat
-202 my character
-174 my cousin
-193 my dad
-257 my dead
228 my english
-295 my essa
-282 my ex
138 my fami
-206 my feet
-169 my flatmat
-97 my friend
259 my goodby
-223 my grandma
34 my grandmother
298 my gun
-186 my hair
85 my head
58 my heart
144 my husband
-79 my idea
-35 my kids
-127 my kne
-210 my landlord
89 my last
110 my life
79 my manager
-174 my marriag
116 my meds
349 my mind
44 my mom
108 my mother
31 my mum
-45 my neighbour
-235 my new
182 my own
-40 my parent
-168 my phon
-119 my pil
-157 my roommat
-98 my sister
206 my skin
-69 my sleep
57 my son
159 my suicid
-104 my teacher
-185 my therapist
129 my things
-103 my uncl
197 my wife
-80 my will
392 myself
-65 myself _ am
341 myself _ i
221 myself _ it
320 myself _ my
189 myself _ night
218 myself _ not
-169 myself _ the
-95 myself again
180 myself and
-67 myself for
-101 myself i
96 myself if
-170 myself in
196 myself is
216 myself last
32 myself on
45 myself to
335 myself tonight
140 myself until
230 myself when
107 myself with
-132 nacht
382 nacido
256 nadi
245 nadi _ extranaria
93 name
267 nao
279 nao _ mais
-310 nao quero
70 ne
148 ne _ me
221 ne plus
-67 ne veux
103 near
-139 near the
143 need
-141 need a
235 need me
111 need to
-100 nervou
-100 nervou about
-278 never _ about
-139 never _ to
347 never _ up
178 never wake
-410 never want
-92 new
236 new _ on
-93 new job
-143 new phon
-95 news
-54 next
174 next _ me
-119 next week
-25 next year
259 nice
93 nice _ it
120 nice if
-142 nicht
217 nicht _ leben
388 nicht mehr
77 night
-290 night _ the
-145 night _ try
-220 night _ want
37 night and
199 night i
-99 night in
39 no
36 no _ a
-256 no _ do
-32 no _ estar
313 no _ in
199 no _ manana
-127 no _ mas
382 no _ nacido
-142 no _ not
-70 no _ of
227 no _ seguir
-27 no _ to
136 no _ veo
180 no _ vivir
-277 no _ want
208 no aguanto
287 no despertar
199 no despertara
-268 no i
-78 no intention
170 no le
-134 no longer
412 no more
92 no point
-185 no puedo
-124 no quiero
60 no reason
97 no se
212 no tengo
-158 no voy
151 nobod
-93 nobod _ it
-104 nobod _ me
-100 nobod _ my
189 nobod _ notic
97 nobod _ stop
-54 nobod _ that
191 nobod can
-213 nobod lik
-151 nobod notic
67 nobod will
401 nobod would
50 noch
-255 nois
315 non
216 non _ piu
218 non svegliarmi
-324 non voglio
-103 normal
49 not
72 not _ a
-144 not _ about
179 not _ aliv
-97 not _ and
-102 not _ any
-89 not _ anymor
211 not _ anyon
132 not _ anyth
-155 not _ at
48 not _ back
-115 not _ cry
164 not _ day
222 not _ fault
271 not _ here
-58 not _ how
29 not _ i
265 not _ if
116 not _ in
91 not _ like
253 not _ me
157 not _ more
101 not _ my
337 not _ myself
81 not _ of
-29 not _ on
-40 not _ that
182 not _ the
-78 not _ think
-30 not _ to
191 not _ up
-59 not _ what
119 not _ wher
97 not _ why
-161 not _ without
88 not a
-99 not anymor
274 not be
-54 not being
69 not call
347 not care
250 not come
32 not do
207 not exist
-88 not feel
-169 not find
262 not for
-49 not get
-155 not go
-179 not going
59 not good
62 not have
52 not hear
204 not here
144 not i
-99 not in
347 not jok
-107 not keep
137 not kill
-45 not know
247 not leav
32 not live
-122 not look
-101 not make
267 not mind
184 not need
153 not say
234 not see
-129 not sleep
254 not stay
124 not stop
-308 not suicidal
208 not sure
-222 not take
346 not tell
-221 not that
106 not the
-133 not think
137 not to
155 not try
53 not wait
300 not wake
-38 not want
236 not worth
306 note
181 noth
218 noth else
168 noth left
369 noth to
185 notic
-40 notic _ was
-202 novel
216 now
222 now _ am
158 now _ i
-112 now _ is
132 now and
262 now i
40 now it
-223 numb
-79 numb _ the
66 nunca
319 obituar
136 of
311 of _ aliv
29 of _ and
-31 of _ i
-77 of _ in
188 of _ life
-39 of _ my
-154 of _ myself
-126 of a
-75 of being
122 of dying
146 of end
-331 of hurt
78 of it
232 of jump
324 of life
171 of liv
-39 of me
94 of myself
224 of pil
90 of suicid
207 of the
115 of them
208 of thes
164 of this
200 off
48 off _ bridg
155 off _ i
144 off _ me
-116 off a
178 off the
-212 offic
253 ohne
253 ohne mich
365 ojala
199 ojala _ despertara
251 ojala no
-312 ok
-51 ok i
-110 okay
-93 old
93 old _ i
-72 old and
-27 on
45 on _ and
41 on _ bridg
-142 on _ feet
-124 on _ floor
-49 on _ i
251 on _ mind
36 on _ way
-327 on a
-207 on frida
-129 on holida
161 on liv
-70 on me
147 on my
124 on myself
455 on purpos
-161 on saturda
-219 on suicid
49 on sunda
-165 on sunday
-159 on that
185 on the
127 on this
87 on tuesda
-182 once
-80 one
-169 one _ i
247 one _ the
50 one day
130 one of
407 ones
161 only
96 only _ i
224 only _ that
63 only thing
304 open my
-79 or
-152 or _ to
-152 or not
347 other
-413 our
-44 out
-107 out _ i
-188 out _ my
275 out _ the
110 out and
270 out how
202 out i
-57 out of
-122 out the
-66 over
213 over _ i
-291 over a
-117 over it
-52 over my
129 over the
275 overdos
145 overdos on
-165 overwhelm
-151 owe
101 own
-106 own life
-59 pack
174 paid
112 paid the
128 pain
313 painles
-248 paint
-239 paint _ bedroom
-239 paint the
-103 panic
-103 panic attack
255 paper
169 para
266 para siempr
-118 parent
242 park
-43 part
223 part _ me
309 part of
-285 pas
56 pas _ i
-123 pas away
-235 pasado
138 password
141 past
-413 pasta
171 pastilla
-62 peaceful
-332 pelicula
208 pens
208 pens _ suicid
208 pens au
100 pensado
100 pensado en
343 pensando
343 pensando en
320 penso
266 penso _ suicidio
171 penso em
-278 phon
-79 phon died
240 pick
179 pick _ the
76 pick up
185 pictur
251 pienso
-174 pienso _ el
79 pienso en
369 pil
-29 pil and
216 piu
-253 pizza
151 plac
182 plan
-62 plan _ kill
-167 plan _ week
-69 plan for
-55 plan is
116 plan my
-115 plan to
-335 plant
210 platform
-282 play
282 plus
148 plus _ reveiller
148 plus me
111 point
-114 point _ have
304 point _ me
-255 point i
244 point in
-122 point of
-77 por
59 porqu
109 post
164 pray
275 prefer
116 prescription
-252 presentation
-181 printer
279 problem
-343 project
-88 promis
-106 promis _ mum
-106 promis my
93 proper
-393 proud
-244 proud of
-185 puedo
-283 puedo mas
383 puent
455 purpos
-194 put me
-45 put on
-56 put our
353 quando
183 que
-144 que hacer
272 que me
-114 que murio
163 queria
205 quero
363 quero me
90 quero morrer
251 quiero
271 quiero _ con
-97 quiero desaparecer
-32 quiero estar
-129 quiero irme
-108 quiero morir
267 quiero morirm
-147 quiero vivir
300 quisiera
286 quisiera _ y
-331 quit
-174 quit _ job
-118 quit my
232 quitarm
232 quitarm _ vida
232 quitarm la
-185 radio
-313 rain
-136 rais
113 rather
166 rather _ dead
-72 rather _ than
119 rather be
-72 rather die
103 rather not
-175 rather talk
26 reach
172 read _ go
108 read the
-49 read this
250 read to
-37 real
375 reason
185 reason _ live
213 reason _ stay
-67 reason _ to
-67 reason not
406 reason to
-76 refus
-238 regret
278 relaps
64 reliev
148 rent
-68 rest
-113 result
221 reveiller
203 right
312 right now
-286 rip
-220 rir
-185 rire
-131 risa
-131 risa con
75 roof
-189 room
-157 roommat
245 rope
312 round
-152 sad
92 safe
-169 said
110 said _ was
206 said _ would
-64 said goodby
68 said i
-109 said it
166 said my
45 said yes
94 same
306 sans
265 sans moi
-161 saturda
258 sav
-116 say
232 say _ i
67 say _ to
-125 say _ want
49 say goodby
-63 say i
135 say no
108 say that
-237 says
33 says _ is
-169 says i
148 says it
-137 scar _ dying
66 scar _ will
66 scar i
-129 scar of
-185 scar to
-110 schedul
32 scratch
-78 scratch _ arms
-345 scream
31 se
-104 season
50 see
-73 see _ point
-170 see my
69 see myself
114 see the
37 see you
200 seem
-190 sees
-188 sees this
376 seguir
256 seguir viviendo
242 selbstmord
151 self
42 self _ but
248 self harm
197 sem
197 sem mim
392 sempr
65 sens
168 sentido
170 sentido a
-203 ser
181 seria
186 servic
54 set a
-66 seul
-256 shak
-262 she
-42 she _ i
-273 she _ in
-72 she _ me
-87 she _ not
-39 she _ up
26 she is
-310 she said
-203 shift
-334 shoot
-268 shoot me
-199 shop
-127 shot
336 should
258 should _ it
148 should _ kill
83 should _ myself
-43 should be
118 should end
269 should have
-232 should i
51 should kill
130 should not
-37 show
398 si
355 si me
-86 sick
316 side
149 siempr
211 siento que
77 sin
212 sin mi
-52 sinc
79 sinc _ breakup
-125 sinc _ kids
-180 sinc i
-114 sinc the
-161 singl
-98 sister
-235 sister _ i
52 sit
322 sit _ the
243 sit on
-58 six
58 skin
-127 skip
-211 slay
-59 sleep
-135 sleep _ a
-171 sleep _ i
98 sleep _ my
120 sleep _ never
164 sleep and
32 sleep for
340 sleep forever
-441 sleep in
-305 slept
44 slow
-198 smal
-262 smil
-115 smil and
-155 smok
-165 snap
-165 snap at
270 soir
-209 sola
49 solo
138 some _ i
-48 somebod
61 someon
41 someon _ me
-219 someon to
64 someth
168 son
91 son _ i
-348 song
-121 sono
237 soon
-67 sor
44 sor _ i
188 sor for
-154 sor this
151 sort
51 soul
361 sound
-117 soup
49 soy
-288 speech
-212 spoon
-41 spr
234 stand
325 stand _ the
227 stand on
163 start
-75 start _ i
212 start _ my
206 start to
235 stay
-263 stay _ home
360 stay aliv
-263 stay at
-99 stay here
444 step
-42 sterben
-49 sto
81 stood
111 stood _ the
212 stop
-78 stop _ about
164 stop _ my
-198 stop cry
-117 stop it
356 stop me
-81 stop tak
-78 stop think
-167 stor
-236 strangl
-216 stres
-169 stres about
-222 stres me
-299 stuck
-258 stuck in
-152 stud
-152 stud _ the
-152 stud for
-236 stupid
-170 such
238 suicid
-270 suicid _ i
-141 suicid _ in
272 suicid _ the
-136 suicid _ year
244 suicid again
-178 suicid i
50 suicid is
123 suicid last
229 suicidal
29 suicidal _ i
343 suicidal and
-277 suicidal thought
422 suicidarm
163 suicidio
130 suicidio todo
-40 suis
-102 suis _ de
-376 suitcas
38 summer
93 sunda
-165 sunday
-116 sunset
72 suppos
146 suppos i
224 suppos to
204 sure
188 sure _ want
188 sure i
-47 surger
73 surviv
-103 suspens
218 svegliarmi
78 swallow
198 switch
280 tabl
-37 tablet
348 tak
157 tak _ own
86 tak my
-204 take _ own
-284 take _ train
332 take me
-198 take my
-328 take the
173 take them
-444 talk
-263 talk _ me
-94 talk about
-174 talk to
-157 talk tomorrow
-250 tarea
-266 tast
-216 teacher
-104 teacher mom
-314 team
-273 teenager
-59 tel
247 tel _ to
74 tel me
78 tell
-203 tell _ how
-215 tell her
-233 tell him
-242 tell me
306 tell my
-327 ten
-26 ten _ and
-82 ten minut
-185 ten year
218 tengo
79 tengo _ de
245 tengo gana
-111 tengo miedo
91 terminal
-225 terrif
-298 test
-346 text
150 than
-245 than me
-218 thank
50 thank _ for
90 thank for
-248 thanksgiv
-117 that
-63 that _ can
463 that _ do
233 that _ had
36 that _ i
-156 that _ is
27 that _ it
-142 that _ me
-46 that _ not
143 that _ should
280 that _ the
-292 that _ want
55 that _ was
-178 that _ will
-103 that _ would
-174 that dres
-178 that email
-115 that exam
-234 that he
294 that i
235 that if
133 that is
-67 that it
-192 that its
-163 that nobod
-189 that ser
-262 that she
231 that the
-127 that they
-171 that was
-33 the _ again
97 the _ and
-106 the _ anymor
145 the _ are
-86 the _ at
-169 the _ becaus
-90 the _ befor
-117 the _ chang
235 the _ com
44 the _ ever
168 the _ for
-246 the _ from
262 the _ had
-137 the _ home
85 the _ i
82 the _ in
-224 the _ it
-146 the _ kil
110 the _ look
-247 the _ my
38 the _ next
-50 the _ of
88 the _ on
42 the _ one
-219 the _ out
123 the _ right
146 the _ that
-122 the _ the
87 the _ they
139 the _ thing
289 the _ till
186 the _ time
260 the _ to
-92 the _ tomorrow
-295 the _ was
81 the _ wher
26 the _ who
110 the _ will
159 the _ with
199 the _ would
-94 the baby
126 the bank
227 the barn
-115 the bathroom
-194 the bedroom
321 the blad
-143 the boss
79 the breakup
186 the bridg
-26 the car
-139 the cat
-293 the city
-89 the clif
129 the clock
201 the courag
-156 the death
-35 the dish
-319 the doctor
-101 the dog
31 the door
-66 the edge
-57 the end
-269 the exam
-82 the final
279 the first
-124 the floor
-145 the funeral
152 the good
-164 the ground
-246 the guitar
-176 the gym
35 the heart
-87 the hous
294 the idea
-150 the interview
50 the keys
-96 the kitchen
-54 the lake
300 the last
-169 the light
235 the lord
-223 the meet
199 the milk
156 the morn
-141 the new
-163 the news
180 the night
319 the obituar
325 the only
219 the other
218 the pain
-156 the phon
72 the pil
210 the platform
-69 the point
-181 the printer
-185 the radio
-108 the result
75 the roof
348 the rope
42 the same
-95 the shop
-57 the soup
125 the spr
-103 the suspens
54 the thing
494 the thought
-103 the time
-72 the train
-47 the truth
266 the urge
-50 the wall
197 the water
123 the way
-173 the weather
-50 the wed
45 the weekend
-53 the whol
-28 the will
-103 the window
61 the world
102 the yard
149 their
248 them
76 then
213 then i
-137 then the
159 ther
177 ther _ a
74 ther _ i
-151 ther _ no
355 ther _ noth
226 ther and
327 ther are
148 ther i
106 ther is
-185 therapist
176 thes
-116 thesi
131 they
164 they _ be
-161 they _ me
135 they _ not
255 they _ rather
163 they _ the
-181 they are
219 they will
419 they would
199 thing
64 thing _ i
-316 thing _ want
161 thing is
170 thing that
115 things
179 think
84 think _ am
209 think _ dying
90 think _ end
-151 think _ how
102 think _ hurt
-56 think _ is
217 think _ it
214 think _ jump
221 think _ kil
-118 think _ my
379 think _ suicid
-46 think _ want
-38 think _ would
260 think about
-70 think it
263 think of
143 think that
296 think to
161 thirt
87 this _ and
32 this _ anymor
410 this _ i
-506 this _ is
96 this _ the
-120 this _ will
101 this anymor
292 this i
227 this is
-392 this job
508 this life
-342 this meet
296 this month
-35 this morn
-94 this project
250 this time
-218 this town
-298 this week
124 this weekend
414 this world
-267 thos
72 thought
-108 thought _ end
253 thought _ how
-247 thought _ kil
56 thought _ suicid
-71 thought about
-124 thought i
101 thought of
-69 thre
-167 through
-62 through my
325 till
-78 tim
-90 time
277 time _ am
51 time _ i
157 time and
120 time i
157 time you
-69 tir
-110 tir _ liv
114 tir _ the
56 tir of
-126 tir to
50 to
-298 to _ a
153 to _ about
260 to _ again
50 to _ aliv
232 to _ and
214 to _ anymor
-94 to _ anyth
319 to _ around
-295 to _ at
100 to _ be
-194 to _ but
-125 to _ city
457 to _ dead
127 to _ down
-173 to _ ever
-309 to _ everyon
192 to _ exist
-163 to _ for
161 to _ forever
227 to _ from
119 to _ harm
-286 to _ her
-252 to _ him
259 to _ hop
270 to _ i
-206 to _ if
-86 to _ in
-381 to _ into
92 to _ it
-183 to _ landlord
187 to _ liv
137 to _ me
29 to _ mom
-54 to _ my
167 to _ myself
161 to _ neighbour
217 to _ no
258 to _ of
39 to _ on
-152 to _ or
-109 to _ over
-260 to _ pasta
136 to _ right
126 to _ school
103 to _ suicidal
-237 to _ that
-213 to _ the
47 to _ them
86 to _ things
-272 to _ to
249 to _ tonight
55 to _ up
228 to _ wake
-49 to _ with
-89 to _ you
-257 to a
157 to all
-193 to ap
-153 to ask
-90 to bed
280 to ble
-136 to buy
-166 to call
-255 to charit
-213 to clean
171 to come
-260 to cook
244 to cut
242 to die
-27 to disappear
73 to do
362 to driv
158 to everybod
395 to exist
188 to feel
-65 to get
-239 to give
-265 to hang
-52 to her
287 to him
-48 to hurt
430 to join
244 to jump
108 to kill
-76 to know
-228 to learn
-113 to leav
203 to live
294 to make
297 to me
-136 to meet
-228 to move
118 to myself
296 to not
350 to overdos
-211 to paint
-106 to run
-151 to say
-152 to see
-61 to self
-32 to sleep
-53 to someon
74 to start
-51 to stay
-89 to stop
-145 to stud
-56 to suicid
26 to talk
267 to that
-258 to the
128 to try
216 to unaliv
165 to wake
-96 to walk
-187 to watch
-217 to work
-41 to writ
-318 toda _ i
277 toda _ pastilla
38 toda and
-80 toda i
277 toda las
-195 todmud
549 todo
182 todo _ dias
166 todo los
-38 told
27 tome
-85 tomorrow
184 tomorrow _ would
116 tomorrow i
303 tonight
-74 tonight _ am
46 tonight i
58 tonight is
219 took
-204 took _ own
229 took a
-235 took his
-170 took my
-31 took the
59 tot
108 tous
29 tous _ jour
29 tous les
229 tout
-261 town
-268 trabajo
-295 trabalho
-168 traffic
-87 train
-284 train home
-315 travail
-77 travel
128 tried
-72 tried _ end
-55 tried _ kill
227 tried last
-43 tried to
-337 trip
-292 trist
-47 truth
267 try
143 try to
123 tuer
159 tuesda
137 tuesda and
-174 turn
-208 twent
-111 two
-251 two _ and
-149 two kids
148 two year
210 un
33 una
347 unaliv
138 unaliv myself
-103 uncl
94 und
49 under
-233 understand
387 until
192 until _ bled
222 until i
240 until it
270 until they
43 up _ i
-157 up _ me
-144 up _ mind
-66 up _ my
244 up _ that
131 up _ the
-233 up at
-262 up ear
261 up for
-113 up i
-245 up my
219 up on
161 up toda
385 up tomorrow
-118 up with
58 upset
266 urge
266 urge to
-353 us
331 use
198 use it
-317 used
-172 used _ cut
-320 used to
295 using
-281 va
-222 va _ matar
-222 va a
-303 vacation
367 vec
-219 vent
333 veo
136 veo _ a
136 veo sentido
246 veux
248 veux mourir
255 vez
363 vida
-152 video
-175 villain
48 viva
548 viver
256 viviendo
449 vivir
541 vivr
440 voglio
87 voic
-350 vor
418 vorrei
264 vou
230 vou _ matar
230 vou me
297 voy
229 voy _ matar
297 voy a
109 wait
-76 wait _ be
-34 wait _ the
-326 wait _ this
222 wait for
31 wait to
232 wak
232 wak up
274 wake
176 wake _ and
235 wake _ tomorrow
342 wake up
-204 walk
-303 walk _ dog
153 walk in
-303 walk the
126 wall
186 want
275 want _ be
221 want _ cut
93 want _ die
41 want _ disappear
242 want _ exist
-217 want _ give
-65 want _ go
-51 want _ hurt
-134 want _ jump
-178 want _ life
234 want _ not
199 want _ of
-181 want _ quit
-176 want _ stay
38 want _ stop
-50 want _ talk
46 want _ to
172 want _ unaliv
86 want _ wake
-131 want him
-83 want is
128 want it
-97 want me
161 want out
-198 want somebod
-212 want the
57 want to
290 ware
-112 was
-258 was _ a
-208 was _ and
200 was _ born
48 was _ for
-421 was _ i
-207 was _ in
159 was _ last
-246 was _ on
-219 was _ the
55 was _ to
-375 was a
105 was dead
-207 was late
331 was never
311 was not
-162 was on
-319 was suicidal
193 was the
121 was think
-398 watch
-189 watch _ ser
-122 watch a
-189 watch that
-159 watch the
-34 water
160 way
134 way out
54 way to
327 ways
161 ways to
-459 we
-69 we _ going
-186 we _ the
-317 we are
-36 we bur
-119 we got
-92 we lost
-183 wear
-173 weather
-159 wed
-183 week
197 week and
-210 week to
-141 weekend
-66 weird
-108 went
181 went _ and
-55 went _ the
-203 went to
42 were
69 were _ for
149 were gone
91 were not
29 what
-92 what _ do
259 what _ need
82 what _ the
-258 what does
-158 what happen
230 what i
49 what is
-26 what to
148 when
474 when _ am
227 when _ get
-135 when _ sees
-435 when _ was
-72 when he
84 when i
42 when it
172 when my
212 when she
-90 when the
273 when they
86 when you
218 whenever
226 wher
46 wher _ am
119 wher _ start
124 wher i
119 wher to
84 whether
98 whether i
175 which
146 whil
141 whil i
65 who
108 who is
-27 who would
-26 whol
202 why
286 why _ i
90 why _ should
198 why i
331 wieder
162 wife
-104 wife _ and
270 wife is
-270 wifi
178 will
89 will _ be
210 will _ dead
48 will _ gone
-121 will _ my
276 will _ myself
-195 will _ the
106 will _ to
39 will _ wake
85 will be
171 will do
149 will end
173 will find
260 will mich
-241 will nicht
266 will not
249 will take
-147 will to
-143 will writ
-245 window
394 wish
120 wish _ could
245 wish _ had
42 wish _ was
337 wish _ would
322 wish i
-63 wish it
304 wish the
127 wish to
33 with _ and
-247 with _ boyfriend
-178 with _ email
219 with _ life
111 with a
-106 with her
429 with it
276 with life
-203 with my
244 with myself
-330 with that
75 with the
-269 with this
93 with who
-29 without
139 without me
-54 without my
39 woke
39 woke up
75 wonder
-103 wor
41 wor about
-253 word
-398 work
-303 work _ i
-214 work and
500 world
158 world would
225 worth
265 would
206 would _ a
250 would _ be
181 would _ better
82 would _ care
-361 would _ die
-133 would _ do
138 would _ fine
193 would _ for
168 would _ go
-164 would _ hap
146 would _ happier
98 would _ if
296 would _ it
150 would _ me
238 would _ mind
-121 would _ my
141 would _ myself
178 would _ nice
166 would _ not
-76 would _ the
267 would be
-360 would die
-218 would end
258 would get
214 would have
150 would i
-203 would kill
161 would like
-129 would never
311 would not
189 would notic
74 would rather
-98 would take
-41 writ
-173 writ _ down
-183 writ _ my
253 writ _ note
-275 writ a
-183 writ to
328 written
105 wrong
249 wrot
40 wrot _ letter
-164 wrot a
237 wrot my
192 wunscht
192 wunscht ich
134 y
242 y _ despertar
310 y _ se
67 y me
-53 y nadi
42 y no
455 ya
104 ya _ aguanto
316 ya _ quiero
257 ya no
102 yard
-67 yeah
324 yeah _ i
27 yeah i
-199 year
-144 year _ and
-214 year _ i
289 year _ this
-407 year ago
221 year of
-203 year old
-445 yes
-60 yet
-42 yo
-42 you
198 you _ i
-82 you _ kil
176 you _ listen
-165 you _ me
147 you _ the
-25 you _ to
294 you all
-294 you are
-42 you can
-151 you do
195 you for
-99 you have
373 you know
247 you will
-63 your
115 yourself
`,
);

export const ACTIVE_WEIGHTS = parseWeights(
  -0.285,
  `
-37 a
-141 a _ and
38 a _ for
-32 a _ i
156 a _ in
178 a _ of
-242 a _ que
-107 a _ that
-173 a _ to
112 a _ vida
-48 a _ when
-149 a better
-146 a bit
-113 a bother
-116 a car
129 a date
-135 a day
55 a gun
-42 a long
80 a lot
158 a matar
158 a mi
-138 a person
117 a plan
-70 a reason
155 a sin
98 a vec
202 about
122 about _ it
198 about _ my
156 about being
129 about end
191 about how
49 about it
36 about kil
-79 about not
111 about suicid
64 about the
182 about to
350 acabar
253 acabar con
-66 accident
-103 acordar
-107 afraid
322 after
139 after my
71 after tonight
-33 again
154 again and
-58 again i
39 ago
95 agre
197 aguanto
37 ai
369 al
151 al suicidio
-291 aliv
127 all
-28 all _ the
-79 all i
162 all my
-150 all of
-189 alle
42 alon
59 am
135 am _ about
31 am _ aliv
68 am _ and
-291 am _ for
178 am _ going
-103 am _ i
80 am _ it
44 am _ more
79 am _ my
-296 am _ of
273 am _ on
-57 am _ that
-48 am _ the
89 am _ this
-205 am _ with
-384 am a
182 am about
87 am dead
140 am end
292 am going
84 am hold
233 am in
-60 am not
153 am on
-167 am only
-195 am over
172 am plan
-233 am read
125 am sit
134 am sor
149 am suicidal
319 am think
-122 am tir
-305 am wait
178 an
124 an _ ago
166 an hour
-149 an old
184 an selbstmord
104 and
91 and _ about
230 and _ am
35 and _ and
33 and _ at
199 and _ can
-104 and _ did
127 and _ do
209 and _ feel
-58 and _ first
228 and _ have
61 and _ i
49 and _ is
-60 and _ it
-257 and _ keep
128 and _ know
104 and _ my
-101 and _ night
151 and _ out
140 and _ that
230 and _ the
196 and _ think
76 and _ thought
-173 and _ wake
98 and _ want
267 and _ will
-107 and _ wish
-250 and _ would
-97 and a
43 and be
99 and i
182 and it
-101 and last
178 and my
118 and nobod
-281 and not
-45 and now
69 and she
-49 and that
144 and the
50 and then
-42 and they
278 and think
-69 and thought
-34 angr
-105 another
-79 another _ of
-216 another day
-138 any
-184 anymor
-103 anymor _ i
63 anyon
-294 anyth
-122 aqui
-72 are
140 are _ the
-304 arm
-331 arms
-104 arms _ they
-104 arms until
-158 around
-77 as
-271 ask
55 asleep
91 at _ and
107 at _ point
220 at it
-27 at my
69 at the
103 au
103 au suicid
105 away
58 baby
-198 bad
282 bank
190 barn
32 be
103 be _ and
-28 be _ anymor
194 be _ by
-117 be _ for
235 be _ i
-34 be _ if
-25 be _ off
-50 be _ than
183 be _ to
-64 be _ with
-94 be _ without
-61 be a
76 be around
71 be better
161 be dead
47 be done
61 be easier
-82 be fine
-92 be gone
-136 be happier
-278 be nice
275 be over
-28 be with
-138 becaus
-133 becaus _ deserv
-348 becaus _ do
-140 becaus i
-45 becaus it
-242 bed
-30 been
239 been _ about
59 been _ my
119 been _ of
193 been _ to
-86 been _ two
-177 been born
110 been hav
153 been think
235 befor
74 befor _ get
-286 being
-354 being aliv
-232 being dramatic
-189 besser
-154 better
-108 better _ without
-253 better off
51 birthda
26 birthda _ am
-146 bit
-388 blad
131 blam
-59 ble
-183 bled
153 bleed
-51 blood
-67 body
-348 born
-219 bother
236 bottl
203 bottl of
-55 bought
199 brain
-238 brazo
-85 brazo cuando
-161 break
-133 breath
182 bridg
289 bring
256 bring mich
73 brother
95 build
-434 burn
-200 burn my
-358 burn myself
-37 bus
-27 but
-192 but _ do
-62 but _ have
-80 but i
228 by
177 by _ i
41 by _ time
290 by my
202 by the
-67 cal
148 call
-72 calm
-85 calm me
32 can
208 can _ i
134 can _ me
-195 can _ say
-178 can _ see
199 can _ stay
259 can _ wait
-28 can not
67 can stop
-201 cansada
-132 cansada _ vivir
-201 cansada de
162 car
-77 care
-178 care _ i
-139 care if
189 carta
154 carta _ despedida
154 carta de
244 cat
228 ce
228 ce soir
131 chang
-244 clean
132 clean the
-124 clock
125 clos
127 com
61 com back
-194 come
-109 come back
-125 comfort
210 como
112 con
277 con _ vida
194 con todo
96 consider
-95 control
146 cook
-191 corto
-85 corto _ brazo
-85 corto los
-25 could
-71 could _ my
-173 could stop
239 courag
64 cover
-245 cros
-72 cry
-33 cuando
-405 cut
-43 cut myself
-350 cuts
93 d
158 dad
205 date
31 day
-25 day _ i
-87 days
165 de
154 de despedida
120 de mi
-256 de vivir
-310 de vivr
144 dead
96 dead _ i
-27 dead _ want
158 dead i
-119 dead than
311 death
360 decid
137 decid to
257 delet
184 denk
-103 desaparecer
-103 desaparecer _ siempr
-103 desaparecer para
-282 deserv
-133 deserv it
-93 deserv to
154 despedida
-174 despertar
-117 despertara
-117 despertara manana
-170 di
35 dias
-94 did
155 did _ i
-57 did _ wake
163 did it
-238 did not
324 die
77 die and
221 die i
-322 died
-60 died _ i
-129 died and
-30 died in
-406 disappear
-51 do
110 do _ anymor
79 do _ care
-181 do _ feel
72 do _ have
-82 do _ i
94 do _ know
-100 do _ make
-126 do _ myself
-218 do _ think
-93 do _ to
-297 do _ want
-73 do i
217 do it
-55 do not
-171 does
-326 does not
78 dog
53 dog i
273 doing
221 doing it
113 done
-212 done with
-238 dormir
-142 down
-163 dramatic
-105 dramatic _ i
94 drawer
299 driv
258 driv home
-246 drop
-205 du
-205 du mal
111 dying
144 dying i
-96 e
84 each
164 each of
87 earth
-34 easier
-48 easier _ i
-100 easier if
-185 eat
137 edge
89 el
167 el suicidio
-251 else
56 em
128 em suicidio
254 en
132 en _ plus
-41 en el
142 en finir
65 en la
132 en peux
270 end
121 end _ all
134 end _ i
57 end _ life
425 end it
83 end my
91 end myself
172 english
245 enough
-78 envi
106 es
32 esta
161 esta noch
-379 estar
-201 estarian
-170 estarian _ sin
-201 estarian mejor
118 esto
-315 esto _ de
-132 esto cansada
-69 even
-143 even i
-126 ever
-38 ever _ i
123 ever day
-135 ever morn
57 ever night
-45 everybod
-65 everyon _ be
-84 everyon would
288 everyth
168 everyth _ the
168 everyth i
168 everyth in
-146 exact
-505 exist
-83 exist anymor
278 exit
85 explain
-158 extranaria
138 fail
-201 fami would
229 farla
229 farla finita
113 fault
-60 feel
-160 feel _ a
-94 feel _ i
201 feel _ the
-206 felt
-73 fight
-32 figur
157 find
-27 find _ in
331 find me
140 find out
55 fine
-82 fine if
142 finir
328 finish
229 finita
-42 for
383 for _ i
-51 for _ on
55 for _ to
-85 for a
87 for everyth
224 for good
-214 for it
-41 for me
41 for my
-91 for the
43 for week
71 for what
-61 forever
179 forgiv
77 forgiv _ for
179 forgiv me
-126 fort
104 forward
121 found
99 four
-143 friend
-207 friend are
-152 from
182 from me
-69 from the
200 fun
-311 funeral
-101 gana
-101 gana de
238 garag
342 gave
172 gave _ my
39 get
170 get _ the
-63 get this
76 gets
77 girl
90 give
-146 go _ liv
-129 go _ sleep
145 go _ the
-135 go and
-28 go back
-189 go on
-31 go to
-391 god
-61 god _ me
-134 goes
54 goes to
238 going
202 going _ do
125 going _ end
80 going _ kill
237 going to
-128 gone
-59 gone and
102 good
622 goodby
253 googl
117 googl _ to
-71 got
-120 got _ all
206 got a
74 got it
161 grad
96 great
73 gues
315 gun
145 gun i
239 habe
-94 had
-221 had my
126 had the
-39 had to
-239 half
129 hand
61 happen
-216 happen _ me
-216 happen to
-136 happier
-109 hard
-258 harm
-58 has
-45 has been
-219 hate
239 hav
113 have
223 have _ a
138 have _ about
129 have _ and
110 have _ hav
-188 have _ hurt
145 have _ i
117 have _ it
198 have _ read
108 have _ think
119 have _ thought
107 have _ to
36 have a
-64 have been
352 have decid
-82 have gone
-150 have had
119 have it
-31 have no
-167 have start
157 have the
177 have thought
143 have to
27 he
-82 head
149 hear
182 hear _ me
182 hear from
-107 heart
-133 help
136 her
-150 here
84 here anymor
-118 here for
202 heut
-107 hijo
-251 him
-165 his
-413 hit
-96 hit _ i
-223 hit myself
391 ho
148 hoje
134 hold
82 home
68 home i
-403 hop
-202 hop _ will
-145 hop i
-296 hope
-209 hope i
176 hour
124 hour ago
92 hous
246 how
200 how _ would
191 how i
142 how to
-454 hurt
-129 hurt _ is
-511 hurt myself
-171 husband
-58 i
-126 i _ a
135 i _ about
37 i _ all
122 i _ an
-34 i _ angr
59 i _ be
210 i _ calm
-85 i _ dead
352 i _ decid
-133 i _ died
142 i _ do
89 i _ done
314 i _ end
-175 i _ ever
198 i _ finish
-101 i _ get
190 i _ go
-84 i _ god
256 i _ going
-93 i _ gone
41 i _ got
-110 i _ had
234 i _ hav
-35 i _ have
-58 i _ him
-218 i _ hit
84 i _ hold
-248 i _ hop
-89 i _ how
-30 i _ i
209 i _ in
-43 i _ it
380 i _ kill
-92 i _ last
221 i _ leav
-111 i _ like
-190 i _ look
216 i _ make
204 i _ more
-205 i _ my
86 i _ myself
-98 i _ never
-89 i _ no
-121 i _ not
225 i _ off
196 i _ on
-167 i _ only
231 i _ out
-101 i _ over
213 i _ plan
-166 i _ read
92 i _ sit
-46 i _ someth
134 i _ sor
113 i _ stand
-120 i _ start
-66 i _ stop
313 i _ suicidal
-125 i _ the
187 i _ them
121 i _ ther
49 i _ think
240 i _ this
177 i _ thought
-122 i _ tir
132 i _ to
-72 i _ up
-305 i _ wait
150 i _ want
269 i _ what
-163 i _ wish
172 i _ writ
75 i _ you
84 i am
-203 i ask
-55 i bought
-250 i burn
-26 i can
108 i clean
32 i could
195 i cut
-148 i deserv
-69 i did
-180 i die
-146 i died
-221 i do
-246 i drop
120 i fail
29 i feel
-140 i felt
-359 i find
301 i gave
-108 i get
-98 i got
73 i gues
132 i had
-206 i hate
195 i have
-170 i hit
-248 i hope
-63 i hurt
281 i kil
-31 i kill
245 i know
96 i lie
-221 i live
173 i look
118 i love
205 i make
165 i mean
55 i need
-342 i never
-61 i only
-72 i pray
-240 i relaps
190 i said
-201 i scratch
205 i should
-216 i sleep
138 i stood
-340 i stop
212 i swallow
199 i think
148 i thought
342 i took
128 i tried
-81 i used
-48 i wake
199 i want
-182 i was
67 i went
-158 i were
272 i will
-322 i wish
-275 i would
211 i wrot
57 ich
-282 ich _ nicht
303 ich _ sterben
256 ich bring
184 ich denk
199 ich habe
130 ich mocht
-257 ich ware
-158 ich wunscht
158 idea
-31 if
-93 if _ am
128 if _ did
-146 if _ died
-101 if _ drop
120 if _ fail
104 if _ is
281 if _ kil
-161 if _ want
-340 if _ was
-132 if _ were
-85 if a
-35 if i
-48 if it
155 if the
-88 if they
287 imagin
-158 in
137 in _ and
184 in _ barn
94 in _ drawer
74 in _ hand
-52 in _ head
-126 in _ i
-65 in _ sleep
-187 in _ world
41 in a
83 in and
-228 in it
53 in my
-236 in that
93 in this
-88 instead
140 insuranc
245 intent
162 into
-47 irme
-157 irme con
-25 is
-200 is _ a
-141 is _ and
104 is _ for
47 is _ i
29 is _ it
221 is _ last
-189 is _ left
-218 is _ me
-151 is _ point
-81 is _ reason
193 is _ the
148 is _ to
35 is _ up
233 is a
-47 is all
72 is asleep
129 is dying
-37 is fine
113 is gone
-102 is hard
262 is i
32 is it
93 is like
-68 is my
-244 is no
221 is on
-69 is over
-115 is quiet
-172 is to
163 is when
116 it
180 it _ a
35 it _ all
59 it _ and
103 it _ be
-172 it _ been
-217 it _ end
180 it _ i
118 it _ like
-165 it _ me
120 it _ my
128 it _ not
86 it _ over
-107 it _ quiet
-69 it _ the
-86 it _ this
118 it _ time
25 it _ tonight
108 it _ want
-119 it a
95 it after
-328 it again
44 it but
-158 it com
-141 it gets
42 it i
115 it in
42 it is
217 it now
67 it on
-93 it take
78 it to
257 it tonight
233 it was
-71 it were
96 it will
-107 it would
236 its
54 j
396 j ai
103 je _ au
162 je _ en
138 je _ me
192 je _ mourir
-227 je me
-106 je n
103 je pens
-139 je suis
229 je veux
-142 job
-151 join
145 jok
192 jour
363 jump
147 jump _ the
147 jump from
125 keep
90 keep _ about
163 keep _ back
68 keep _ i
192 keep _ my
195 keep _ the
-107 keep going
48 keep liv
-100 keep think
197 kids
151 kids are
241 kil
259 kil myself
309 kill
134 kill _ and
-115 kill _ but
123 kill _ i
192 kill _ if
119 kill _ sinc
55 kill _ tonight
235 kill me
265 kill myself
66 kind
94 know
-29 know _ i
99 know _ to
82 know how
26 know i
-161 know if
-214 know it
50 know what
138 know why
171 la
109 la carta
-135 la vida
190 las
190 las pastilla
124 last
302 last _ and
-57 last _ i
183 last time
-54 laugh
-337 le
-149 le _ sentido
-58 le veo
229 leav
45 leav this
-105 leben
122 left
-251 legs
-235 let it
86 let me
244 letter
87 letter _ my
135 letter to
96 lie _ and
96 lie ther
-107 life
-273 life _ not
109 life and
-40 life i
-136 life is
-90 lighter
-60 like
-231 like _ have
395 like _ myself
207 like _ only
-200 like a
-256 like i
201 like the
-145 like this
40 listen
-376 liv
-187 live
222 live _ i
334 live _ want
40 live anymor
-143 live for
361 live i
388 lo
336 load
-59 long
130 long time
163 longer
209 look
50 look _ i
122 look _ it
92 look _ the
202 look after
149 look at
-303 lord
-173 lord _ take
-103 lord will
-222 los
-85 los _ cuando
-238 los brazo
-333 lost
80 lot
140 love
75 love _ all
75 love you
-158 luck
301 lying
-117 made
-182 mais
-92 mais viver
-66 mak
170 make
112 make it
-290 mal
-468 male
-50 mama
-137 man
-30 manana
256 many
25 mas
399 matar
456 matarm
-142 me
203 me _ a
69 me _ am
-205 me _ du
126 me _ i
218 me _ is
-121 me _ it
-85 me _ los
-131 me _ this
-133 me _ want
-89 me _ would
89 me and
-191 me corto
-158 me extranaria
59 me for
-35 me i
219 me if
-163 me in
-84 me is
126 me it
304 me matar
-193 me out
91 me quiero
-129 me reveiller
113 me to
239 me tuer
203 me voy
165 mean
151 mean i
-189 medicin
192 meds
-351 mehr
-177 mehr leben
-210 mejor
-213 mejor _ mi
-213 mejor sin
-187 melhor
-187 melhor _ mim
-187 melhor sem
142 mes
173 mi
-83 mi _ que
-50 mi mama
277 mi vida
-75 mich
-262 mich wieder
-60 might
115 milk
-187 mim
148 mind
139 minha
-221 mis
130 mocht
-197 moi
68 mom
247 monda
-133 month
54 month _ i
-178 month and
-34 more
241 more i
-36 more than
278 morir
458 morirm
-110 morn
-100 morn i
387 morrer
264 most
192 mourir
81 mov
-48 much
-100 much of
62 mum
48 my
77 my _ again
94 my _ and
-317 my _ are
133 my _ becaus
-212 my _ died
58 my _ i
-259 my _ in
189 my _ is
271 my _ life
-92 my _ now
68 my _ one
117 my _ right
186 my _ says
-198 my _ until
89 my _ when
-38 my _ would
-304 my arm
-331 my arms
-287 my body
215 my brother
183 my cat
77 my dad
-68 my dog
172 my english
-161 my friend
224 my goodby
230 my gun
-192 my hand
-297 my heart
-171 my husband
112 my kids
220 my last
-251 my legs
138 my life
247 my mind
81 my mother
-88 my mum
229 my own
-160 my parent
-262 my skin
-65 my sleep
64 my son
161 myself
-170 myself _ i
-222 myself _ night
229 myself _ not
-96 myself _ the
-122 myself again
347 myself and
367 myself i
192 myself if
-129 myself is
-198 myself last
-186 myself tonight
62 myself until
-122 myself when
-106 n
-215 nacido
-109 nadi
-158 nadi _ extranaria
-158 nadi me
-421 nao
-160 nao _ mais
-313 ne
-99 ne _ me
-129 ne plus
-27 near
-89 need me
-67 need to
197 neighbour
-234 never
-84 never _ up
-36 never wake
-316 new
259 next
145 next _ me
213 next to
-118 nice
-190 nice if
-85 nicht
-177 nicht _ leben
-85 nicht mehr
63 night
152 night i
-181 no
123 no _ a
-191 no _ in
-117 no _ manana
-215 no _ nacido
-213 no _ seguir
-29 no _ to
-58 no _ veo
-64 no _ vivir
197 no aguanto
-164 no despertar
-117 no despertara
-149 no le
-320 no more
-186 no quiero
-107 no reason
160 no se
-185 no tengo
-41 nobod
-201 nobod _ notic
240 nobod _ stop
141 nobod can
82 nobod know
-123 nobod would
170 noch
-70 non
-243 non _ piu
-176 non svegliarmi
-100 not
-365 not _ about
95 not _ aliv
100 not _ anymor
76 not _ anyon
-31 not _ be
-148 not _ day
113 not _ fault
-176 not _ for
130 not _ here
-240 not _ i
-243 not _ if
-103 not _ it
-189 not _ like
-233 not _ me
27 not _ my
50 not _ myself
-302 not _ of
96 not _ the
-201 not _ think
-65 not _ to
-149 not _ up
-31 not _ why
-86 not a
163 not be
-269 not being
-145 not come
-257 not exist
-181 not feel
-106 not for
178 not going
-117 not have
-47 not here
-203 not i
145 not jok
-160 not kill
71 not know
163 not leav
-64 not need
-226 not say
-121 not see
199 not stay
25 not stop
-79 not sure
114 not tell
-339 not think
-226 not to
287 not wait
-149 not wake
-235 not want
-215 not worth
351 note
-297 noth
-164 noth else
-189 noth left
-291 noth to
-120 notic
-231 notic i
206 now
-61 now _ am
169 now _ i
-38 now and
85 now i
-228 nunca
82 of
-90 of _ aliv
-132 of _ and
-120 of _ i
38 of _ life
60 of _ my
119 of _ myself
-107 of being
76 of dying
183 of end
-68 of it
219 of jump
59 of kil
44 of life
-163 of liv
-128 of me
174 of my
-28 of myself
149 of pil
156 of suicid
125 of the
46 of them
175 of thes
-159 of this
353 off _ i
-86 off _ me
-69 off the
-86 off without
-189 ohne
-189 ohne mich
-280 ojala
-117 ojala _ despertara
-151 ojala no
63 ok
49 okay
-175 old
39 on
66 on _ and
38 on _ bridg
137 on _ edge
82 on _ i
-146 on liv
-77 on me
-209 on my
115 on myself
78 on purpos
207 on sunda
478 on the
-248 on this
184 once
35 one _ i
267 one _ the
-187 one day
149 one of
-81 ones
-190 only
-114 only _ i
-94 only _ that
-210 open
-51 open my
-165 or
63 out
-93 out _ the
114 out _ this
119 out and
166 out how
47 over
-73 over _ i
135 over the
292 overdos
284 own
271 own life
154 paid
-209 pain
192 painles
183 paper
-118 para
-103 para siempr
-160 parent
145 park
-251 pas
262 pastilla
103 pens
103 pens _ suicid
103 pens au
162 pensando
162 pensando en
270 penso
173 penso _ suicidio
128 penso em
-301 peopl
-82 person
132 peux
132 peux plus
54 phon
103 pick
25 pick up
216 pienso
222 pienso en
434 pil
117 pil and
-243 piu
-184 plac
353 plan
85 plan _ kill
28 plan my
215 plan to
166 platform
-279 plus
-99 plus _ reveiller
-99 plus me
-77 point
-94 point _ me
-125 point in
-134 point of
68 post
-72 pray
-224 prefer
50 prescription
237 problem
-185 promis
303 puent
78 purpos
323 put
-276 quando
-59 que
-171 que me
-222 queria
139 quero
-40 quero me
-175 quiero _ con
282 quiero morirm
75 quiero vivir
-121 quiet
-163 quisiera
-255 quisiera _ y
261 quitarm
261 quitarm _ vida
261 quitarm la
98 rather
-88 rather _ dead
-162 rather be
-73 rather not
-38 read
60 read _ go
-155 real
-423 reason
-59 reason _ live
-105 reason _ stay
-173 reason to
-50 relaps
-154 reliev
188 rent
-145 rest
-129 reveiller
175 right
96 right now
159 roof
276 rope
-34 round
-154 run
151 said
170 said _ would
56 said i
-146 sans
-197 sans moi
-84 say
-52 say _ i
-151 say i
144 says
128 says i
-60 scar
-177 scar me
-97 school
-256 scratch
-162 scratch my
313 se
-79 see
-163 see myself
-175 see the
229 seem
-361 seguir
-154 seguir viviendo
184 selbstmord
-311 self
-311 self harm
-187 sem
-187 sem mim
-175 sempr
43 sens
-238 sentido
-149 sentido a
-294 seria
-46 she
-269 she is
149 should _ it
256 should _ kill
172 should _ myself
90 should be
111 should end
-229 should have
151 should kill
-213 should not
-163 show
-91 si
-233 si me
-89 sick
-103 siempr
-62 siento
43 siento que
32 sin
-213 sin mi
-61 sinc
72 sinc the
157 sit
180 sit _ the
170 sit on
-262 skin
-343 sleep
-85 sleep _ never
-283 sleep and
-211 sleep forever
228 soir
43 solo
-155 some
-109 some _ i
-117 somebod
-262 someon
-96 son
82 sor
158 sor for
96 sort
-61 sound
-106 spr
52 stand
52 stand _ the
92 stand on
-63 start
111 start _ i
143 start to
-31 stay
-203 stay aliv
301 step
303 sterben
93 stood
37 stood _ the
-164 stop
-201 stop _ about
-106 stop _ my
-95 stop me
-201 stop think
627 suicid
139 suicid _ the
102 suicid again
208 suicid is
585 suicidal
147 suicidal and
289 suicidarm
293 suicidio
119 suicidio todo
-139 suis
271 sunda
-147 suppos
85 sure
-65 sure _ want
-65 sure i
-137 surviv
-176 svegliarmi
212 swallow
208 tabl
-268 tak
141 tak _ own
78 take
-275 take me
162 take my
-109 take them
136 talk
166 tel
136 tel _ to
172 tel me
249 tell
142 tell my
168 tengo
-45 tengo _ de
-101 tengo gana
170 than
167 thank
129 thank _ for
129 thank you
-66 that
-342 that _ do
190 that _ i
-124 that _ it
135 that _ should
-40 that _ the
43 that _ would
-103 that i
226 that if
183 that is
74 the
-143 the _ again
56 the _ and
154 the _ are
86 the _ for
-120 the _ had
95 the _ home
72 the _ in
-53 the _ is
106 the _ next
78 the _ of
-130 the _ on
82 the _ right
83 the _ that
145 the _ they
37 the _ thing
-236 the _ till
176 the _ time
-115 the _ to
47 the _ will
-121 the _ with
188 the _ would
58 the baby
195 the bank
190 the barn
-418 the blad
182 the bridg
264 the car
239 the courag
174 the dog
137 the edge
-33 the end
-57 the first
-181 the good
103 the hous
158 the idea
341 the last
152 the letter
-178 the lord
115 the milk
-66 the morn
191 the night
166 the one
-73 the only
165 the pil
166 the platform
159 the roof
267 the rope
42 the thing
92 the thought
85 the time
186 the train
-202 the urge
-150 the wall
-171 the way
-210 the world
239 them
79 then i
227 ther _ a
-169 ther _ no
93 ther and
-133 ther are
127 ther i
35 ther is
193 thes
51 they
-73 they _ be
240 they _ rather
192 they _ the
292 they will
-27 they would
-102 thing
118 thing _ i
152 thing i
73 thing is
-209 thing that
136 things
106 think
149 think _ am
222 think _ end
91 think _ how
264 think _ is
-158 think _ it
210 think _ jump
-59 think _ kil
-231 think _ my
173 think _ suicid
-221 think _ would
25 think about
237 think i
-271 think it
43 think of
74 think that
223 think to
149 this
-143 this _ and
180 this _ i
169 this _ my
128 this _ the
250 this i
304 this is
-134 this life
-46 this month
132 this time
112 this weekend
-62 this world
233 thought
158 thought _ how
84 thought _ suicid
196 thought about
127 thought of
-224 thre
203 through
119 thursda
-261 till
180 time
-89 time _ am
-147 time _ i
172 time and
-42 time i
45 time you
-200 tir
-68 tir _ being
-278 tir of
145 to _ about
86 to _ again
-145 to _ aliv
-140 to _ and
-51 to _ anymor
-50 to _ around
199 to _ dead
-123 to _ down
-236 to _ exist
-156 to _ for
-206 to _ forever
147 to _ from
-174 to _ here
-234 to _ hop
340 to _ i
-98 to _ in
352 to _ it
-85 to _ liv
27 to _ me
115 to _ my
126 to _ myself
169 to _ of
114 to _ on
67 to _ out
-127 to _ right
-183 to _ the
106 to _ them
-164 to _ this
67 to _ to
-63 to _ tonight
-42 to _ with
-98 to be
-401 to cut
206 to die
-252 to disappear
174 to do
182 to driv
324 to end
-147 to exist
-191 to feel
168 to finish
154 to get
-45 to go
212 to him
-371 to hurt
-221 to join
235 to jump
-170 to keep
288 to kill
-130 to know
-104 to leav
-219 to live
191 to make
-41 to me
82 to my
-155 to not
216 to overdos
164 to say
-128 to see
-336 to sleep
-184 to stay
-36 to stop
176 to take
110 to talk
118 to the
198 to unaliv
-207 to wake
-32 toda
184 toda _ pastilla
184 toda las
233 todo
35 todo _ dias
30 told
129 tomorrow
188 tomorrow _ will
-188 tomorrow _ would
-52 tomorrow i
297 tonight
70 tonight i
113 tonight is
348 took
143 took a
162 tous
-70 tout
195 train
128 tried
211 tried last
156 tried to
30 try
48 try to
239 tuer
209 tuesda
182 turn
-52 two year
30 una
369 unaliv
108 unaliv myself
-259 until
-156 until _ bled
-346 until i
-328 until it
-108 up
-137 up _ i
-170 up _ that
-163 up _ the
91 up and
136 up for
302 up i
-63 up the
-77 up to
111 up tomorrow
-202 urge
-202 urge to
-278 use
-104 use it
-65 used
151 used to
-27 using
154 vec
83 veo
-58 veo _ a
-58 veo sentido
139 veux
192 veux mourir
46 vida
-330 viva
-463 viver
-154 viviendo
-357 vivir
-430 vivr
297 voglio
141 voic
-318 vorrei
203 vou
148 vou _ matar
148 vou me
400 voy
158 voy _ matar
400 voy a
-151 wait for
-52 wait to
57 wak
57 wak up
-170 wake
-176 wake _ tomorrow
-94 wake up
182 walk
28 want
-95 want _ be
-379 want _ cut
213 want _ die
-252 want _ disappear
361 want _ end
-74 want _ exist
-117 want _ go
-250 want _ hurt
165 want _ kill
-33 want _ live
-228 want _ not
196 want _ of
-175 want _ sleep
-146 want _ stop
-166 want _ to
190 want _ unaliv
-75 want _ wake
40 want it
282 want out
-40 want to
-287 ware
-77 was
-72 was _ born
274 was _ i
-160 was dead
-194 was gone
-84 was never
93 was not
82 was the
-84 was think
175 water
26 way
-189 way out
182 ways
155 ways to
40 week
-164 week and
140 weekend
-231 were
-127 were gone
-100 what
37 what _ do
199 what _ need
-270 what _ the
-118 what i
-277 what is
50 what to
-69 when
334 when _ am
-154 when _ get
-123 when _ is
-27 when i
-34 when it
72 when my
-46 when she
-100 when they
-93 whenever
-77 wher
-64 wher i
-83 whether
-118 whether i
118 which
63 whil
-38 whil i
-49 who
-118 who is
-82 whol
-193 why
-215 why _ i
121 why _ should
196 why i
-415 wieder
28 wife is
192 will
373 will _ be
141 will _ dead
185 will _ gone
208 will _ it
141 will _ me
-78 will _ myself
78 will _ wake
346 will be
208 will do
-79 will end
277 will find
134 will kill
-28 will mich
103 will not
-70 will take
-212 wish
60 wish _ could
27 wish _ had
-36 wish _ was
-270 wish _ would
-88 wish i
-167 wish it
-168 wish the
-152 wish to
-94 with
181 with _ i
216 with _ life
-106 with a
160 with it
-148 with life
122 with my
105 with myself
151 with the
-250 without
-272 without me
95 woke
95 woke up
116 wonder
-31 wor
226 work
-87 world
-113 world would
-113 worth
-203 would
75 would _ a
-189 would _ be
-236 would _ care
-68 would _ easier
-82 would _ fine
-184 would _ for
242 would _ go
-136 would _ happier
94 would _ it
61 would _ me
-153 would _ mind
201 would _ myself
-278 would _ nice
-115 would _ not
-55 would _ to
-78 would be
49 would do
-138 would end
-210 would get
-142 would have
242 would i
201 would kill
-177 would like
-415 would not
-201 would notic
37 would rather
270 writ
215 written
-48 wrong
238 wrot
70 wrot _ letter
107 wrot my
-158 wunscht
-158 wunscht ich
244 y
-226 y _ despertar
160 y _ se
218 ya
155 ya _ aguanto
-182 ya _ quiero
-28 ya no
242 yeah
113 yeah _ i
98 yeah i
-323 year
-125 year _ i
-205 year _ this
33 year and
-212 year of
-68 yo
230 you
82 you _ i
193 you _ not
137 you all
129 you for
43 you know
74 you will
`,
);
