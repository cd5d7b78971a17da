/** Names that are words, too. Written small inside a sentence they are the word ("will", "cook"), not the person. */
export const ordinaryNames: ReadonlySet<string> = new Set(
  (
    'will mark grace hope rose may june april august summer autumn cook baker page rich bill pat art drew frank ' +
    'grant dean chase hunter mason carter taylor cooper smith young long short white black brown green gray grey ' +
    'king prince price bell wood woods hill hills field fields park parks ford bush stone banks case major miles ' +
    'lane rivers bishop butler carpenter fisher gardener gardner potter miller mills porter sharp small strong ' +
    'swift wise best good love joy faith sunny sky ray rob sue nick jack dot max van von de la del da di el al le ' +
    'an do so no my in is to be he by as am or at on up us we go ma an man lee ling son day weeks knight marsh ' +
    'moon frost snow winter summers waters wells west north south east church temple cross pool reed reid read ' +
    'rush cash sales law laws judge child childs power powers bond hand hands head foot may must can shah ' +
    'field barber singer tanner turner walker weaver shepherd sheppard farmer mayor marshall sergeant'
  ).split(' '),
)
