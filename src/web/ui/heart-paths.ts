/** The two petals of the heart in a 200 box; `far` leans on `near`. Drawn small in the mark, large in the heart. */
export const heartPaths = {
  far: 'M103 171C85 146 74 113 81 83C87 54 106 34 132 34C157 34 176 53 176 80C176 110 152 132 130 153C119 164 113 171 103 171Z',
  near: 'M104 171C94 171 85 163 73 153C45 130 23 108 23 76C23 48 44 29 69 29C98 29 117 50 125 80C133 111 124 147 104 171Z',
  fold: 'M104 50C114 58 122 68 125 80C133 111 124 147 104 171',
};
