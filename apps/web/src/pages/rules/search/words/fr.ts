import type { SearchWords } from '../thesaurus.ts';

export const fr: SearchWords = {
  asking: `a ai as au aux avec avoir ce ces cet cette c comment d dans de des dois doit donc du elle elles en es est et etre eux fait faire faut il ils j je l la
    le les leur leurs lui m ma mais me mes moi mon n ne nos notre nous on ont ou par pas peut peuvent peux pour pouvoir puis qu quand que quel quelle quelles
    quels qui quoi s sa se ses si son sont sur t ta te tes toi ton tu un une va vais vont vos votre vous y deja aussi encore apres chaque pendant combien oblige lieu
    jouer joue jouez jouons passe t il premier deux deuxieme`,
  alike: `
    affame, affamer, famine, faim, mourir, meurt
    nourrir, manger, mangent > ravitailler, ravitaillement, ravitaillee, denree
    egalite, ex aequo, aequo, egal, match nul, meme score, meme nombre, departager
    majorite, dominer > plus, controler, controle
    controle, controler > classe, plus, majorite
    a cote, voisin, voisine, voisines, adjacent, adjacente, limitrophe > touche, relie
    sauter mon tour, passer mon tour, passer son tour, ne rien faire > passer, interdit
    pion, pions, piece, figurine > commercant, ouvrier, hutte, armee
    place, places > emplacement, hexagone
    stock, reserve
    plus de pions, n'ai plus > reserve, vide
    poser, placer, ajouter, mettre
    au debut, au depart, initial, mise en place, avec quoi commence > commencez, mise
    qui commence, qui debute, joue en premier, premier joueur, qui joue en premier > premier, ordre, tot, sort, horaire
    a la fin, fin de la partie, fin de partie, final, finale > fin, gagne
    descendre, descend, baisser, tomber, reculer > perd, recule
    monter, grimper > gagne, avance
    enlever, ôter, retirer, reprendre
    libre, vide, inoccupe
    demi-tour, faire demi-tour, retourner > repartir, venez, revenir
    echanger, echange, echanges, troc, commerce, commercer
    compter, comptent, decompte, decompter, marquer, points, score
    vaut, valoir, valeur, points
    prix, cout, couter, coute, payer > chameaux, depenser
    maximum, maximal, limite, nombre maximum > plus, limite, jamais
    temple, pyramide, ziggourat > base
    etage, etages, niveau, niveaux > tuile, centre, toit, agrandir
    batir, fonder, construire
    sacrifier, sacrifice, offrir, offrande
    dignitaire du haut, du haut > superieur
    du bas > inferieur
    inondation, deluge, emporte > crue, fleuve
    assur, cour > dignitaire, influence, classe
    carte, plateau
    manche, manches, rounds > tour, tours, regne
    a l'etranger, etranger, exterieur > hors
    agriculteur, agriculteurs, paysan, champs > irrigation
    tisserand, tisserands > tissage
    forgeron > fabricants
    demenager, bouger, deplacer > ailleurs, reprendre
    direction, changer de direction, sens, route, chemin
    pouvoir special, pouvoir, capacite, special > avantage
    ennemi, ennemie, adversaire, autre joueur > occupe, qui
    bloquer, bloque > empecher, empeche
    raser, bruler > detruire
    combat, bataille, guerre > combattre, attaque, lancer
    aux des, lancer, jet > des
    territoire, pays > region
    biens, marchandise, cube, cubes > ressource
    choisir, selectionner > prendre, prenez
    couleur > type
    personne, aucun, aucune, zero, sans > rien, pas
    second, deuxieme
    pioche, piocher, tirer
    en plus, supplementaire, bonus, extra
    nouveau, nouveaux, nouvelles > disponible, nouvel
    transformer, fabriquer
    a 2 joueurs, a deux joueurs, a deux > deux
    a 3 joueurs, a trois > trois
    a 4 joueurs, a quatre > quatre, joueurs
    perd-on, perdre, perdu > retirer, retire, perdues
    gagner, vainqueur > gagne
    coince, plein, pleine, bouche > occupe, libre, bloque
    n'importe ou, partout > importe
    voir, voient, cache, secret > visible, visibles
    en trop, restant, restante, inutile, inutilise > defausser, restent, reste
    quand est-ce fini, fini, finie, c'est fini > fin, termine
    identique, identiques, pareil > meme
    seul, seule > seul
    repartir les, repartir, distribuer, disposer > posez, au-dessus
    chacun, l'emporte > egalite, plus
    tenir, tient > tient, egalite, departage
    utiliser > saisir, choisir
    eau > fleuve
    desert > aride
    moins cher, bon marche > prix, chameaux
    garder, economiser, pour plus tard > garder, gardez, main, reste
    remettre a zero, remises a zero, remis > reviennent
    disparaitre, disparaissent, part, partir > retirer, retire, retourne, perd
    soldat, soldats, troupes > armee
    tissu, tissus, etoffe > textile
    conquerir, conquete, prendre une region > envahir, envahissez
    d'un coup, plusieurs > continuer, plusieurs
    tout de suite, immediatement > aussitot, arrive
    rentrer, faire revenir, rappeler > reprendre, revenir
    force, puissance > armees
    deux fois > meme, refaire
    combien de temps, dure, duree > duree, partie
    toute premiere, la premiere carte > initial, premiere
    restants, valent > restants, points
    usage, apres usage > joue, retourne
    en bas, vers le bas > recule, perd, retirer
    aneanti, elimine > revenir, plus d'armee
  `,
};
