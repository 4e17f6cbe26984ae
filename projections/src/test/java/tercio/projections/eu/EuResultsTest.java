package tercio.projections.eu;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.CounterNames;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.game.RecordedNames;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Success;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Argument.Amount;
import tercio.domain.sentence.Argument.Count;
import tercio.domain.sentence.Argument.Items;
import tercio.domain.sentence.Argument.Phrase;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Argument.Word;
import tercio.domain.sentence.Sentence;
import tercio.domain.sentence.Sentence.Keyed;
import tercio.projections.sentence.Language;
import tercio.projections.sentence.Texts;

/** Each result of an explanation, of land, supply and turn, reads in English as it was always recorded, and in French. */
class EuResultsTest {

    private static final Argument FRANCE = SentenceNames.country(new CountryId("france"));
    private static final Argument SPAIN = SentenceNames.country(new CountryId("spain"));
    private static final Argument PICARDIE = SentenceNames.place(new SpaceId("picardie"));
    private static final Argument STACK = stack(FRANCE);
    private static final Argument ALBA = leader("Alba");
    private static final Argument GUISE = leader("Guise");
    private static final Argument FREE = new Phrase(result("name.free-counters", "country", FRANCE, "allArmies", 6, "allLd", 4, "armies", 1, "ld", 0));
    private static final String FREE_EN = "France has 6 ARMY and 4 LD counters; 1 ARMY and 0 LD are left beside the map";
    private static final String FREE_FR = "la France a 6 pions ARMÉE et 4 pions LD\u00a0; il reste 1 ARMÉE et 0 LD hors de la carte";

    private record Read(Keyed result, String english, String french) {}

    private static Argument stack(Argument country) {
        return new Items(List.of(new Phrase(Sentence.of("eu.name.stack").with("country", country).with("size", thirds(24)))));
    }

    private static Argument leader(String name) {
        return RecordedNames.leader(new LeaderId(name.toLowerCase(Locale.ROOT)), name);
    }

    private static Amount thirds(int thirds) {
        return new Amount(thirds, 3);
    }

    /** A sentence with its arguments, each after its name. */
    private static Keyed result(String key, Object... arguments) {
        var said = Sentence.of("eu." + key);
        for (int at = 0; at < arguments.length; at += 2) {
            said = said.with((String) arguments[at], switch (arguments[at + 1]) {
                case Integer count -> new Count(count);
                case Boolean yes -> new Word(yes ? "yes" : "no");
                case String word -> new Word(word);
                case Keyed phrase -> new Phrase(phrase);
                case Object argument -> (Argument) argument;
            });
        }
        return said;
    }

    private static List<Read> movement() {
        return List.of(
                new Read(result("movement.result-overrun", "ld", thirds(24), "enemies", thirds(4), "destroys", false), "8 LD against 1 1/3 LD: battle at once", "8 LD contre 1 1/3 LD\u00a0: bataille aussitôt"),
                new Read(result("movement.result-overrun", "ld", thirds(24), "enemies", thirds(1), "destroys", true), "8 LD against 1/3 LD: destroyed without a battle", "8 LD contre 1/3 LD\u00a0: détruits sans bataille"),
                new Read(result("movement.result-ride", "mp", 3, "most", 20), "3 of 20 MP, no roll for attrition", "3 MP sur 20, pas de jet d’attrition"),
                new Read(result("movement.result-dies-intercepted"), "intercepted: he dies", "intercepté\u00a0: il meurt"),
                new Read(result("movement.result-dies-by-stack", "stack", STACK, "where", PICARDIE), "France's stack of 8 LD stands in Picardie: he dies", "La pile française de 8 LD se tient en Picardie\u00a0: il meurt"),
                new Read(result("movement.result-dies-by-fortress", "where", PICARDIE), "the enemy holds the fortress of Picardie: he dies", "l’ennemi tient la forteresse de Picardie\u00a0: il meurt"),
                new Read(result("movement.result-dies-by-revolt", "where", PICARDIE), "Picardie is in revolt: he dies", "La révolte tient Picardie\u00a0: il meurt"),
                new Read(result("movement.result-by-sea", "mp", 4), "4 MP by sea", "4 MP par mer"),
                new Read(result("movement.result-surplus", "surplus", 2, "counters", 3, "ld", 8), "2 LD above 3 counters and 8 LD, tested when the movements are over", "2 LD de plus que 3 pions et 8 LD, vérifié à la fin des mouvements"),
                new Read(result("voyage.result-escape", "how", "escaped"), "escaped", "échappé"),
                new Read(result("voyage.result-escape", "how", "failed"), "failed", "échec"),
                new Read(result("voyage.result-escape", "how", "forced_battle"), "forced-battle", "bataille forcée"),
                new Read(result("shorefire.result-stopped", "lost", 2), "stopped, 2 ND lost", "arrêtée, 2 ND perdus"),
                new Read(result("shorefire.result-passes"), "passes", "passe"));
    }

    private static List<Read> sieges() {
        return List.of(
                new Read(result("siege.result-too-few", "ld", thirds(6), "least", thirds(9), "line", true), "2 LD are fewer than the 3 LD that undermining needs", "2 LD, moins que les 3 LD qu’il faut pour saper"),
                new Read(result("siege.result-too-few", "ld", thirds(6), "least", thirds(9), "line", false), "2 LD are fewer than the 3 LD that undermining needs; no line of supply",
                        "2 LD, moins que les 3 LD qu’il faut pour saper\u00a0; sans ligne de ravitaillement"),
                new Read(result("siege.result-no-line"), "no line of supply", "sans ligne de ravitaillement"),
                new Read(result("siege.result-none"), "none", "sans effet"),
                new Read(result("siege.result-check", "due", true), "siege attrition", "attrition de siège"),
                new Read(result("siege.result-check", "due", false), "no attrition", "pas d’attrition"),
                new Read(result("siege.result-by-technology", "hit", new Text("1/3*"), "printed", thirds(2)), "1/3*, by its technology instead of 2/3", "1/3*, par sa technologie, au lieu de 2/3"),
                new Read(result("siege.result-no-fire"), "does not fire", "ne tire pas"),
                new Read(result("siege.result-routed"), "routed", "en déroute"),
                new Read(result("siege.result-assault", "end", "destroyed"), "the besieger is destroyed and the fortress holds", "l’assiégeant est détruit et la forteresse tient"),
                new Read(result("siege.result-assault", "end", "routed"), "the besieged are routed and the fortress falls", "les assiégés sont en déroute et la forteresse tombe"),
                new Read(result("siege.result-assault", "end", "falls"), "the fortress falls", "la forteresse tombe"),
                new Read(result("siege.result-assault", "end", "holds"), "the fortress holds", "la forteresse tient"));
    }

    private static List<Read> losses() {
        return List.of(
                new Read(result("losses.result-escape", "capture", false, "unharmed", true), "his first death: he is unharmed", "sa première mort\u00a0: il est indemne"),
                new Read(result("losses.result-escape", "capture", true, "unharmed", false), "his first capture: he is gone for the rest of the turn", "sa première capture\u00a0: il disparaît pour le reste du tour"),
                new Read(result("losses.result-share", "country", FRANCE, "size", thirds(3)), "France 1 LD", "France 1 LD"),
                new Read(result("losses.result-shares", "country", FRANCE, "size", thirds(7), "rest", result("losses.result-share", "country", SPAIN, "size", thirds(2))),
                        "France 2 1/3 LD, Spain 2/3 LD", "France 2 1/3 LD, Espagne 2/3 LD"),
                new Read(result("losses.result-raised", "ld", 2, "owed", 1, "counters", FREE), "2 LD instead of 1; " + FREE_EN, "2 LD au lieu de 1\u00a0; " + FREE_FR));
    }

    private static List<Read> battleRolls() {
        return List.of(
                new Read(result("battle.result-columns", "fire", new Text("B"), "shock", new Text("C"), "morale", 3), "B/C, morale 3", "B/C, moral 3"),
                new Read(result("battle.result-nothing", "kept", "all", "further", false), "nothing", "rien"),
                new Read(result("battle.result-nothing", "kept", "half", "further", false), "nothing, losses halved", "rien, pertes de moitié"),
                new Read(result("battle.result-nothing", "kept", "stars", "further", true), "nothing, stars only, no stars from a further die", "rien, étoiles seules, pas d’étoiles d’un autre dé"),
                new Read(result("battle.result-halved", "hit", new Text("1/3 *"), "further", false), "1/3 *, losses halved", "1/3 *, pertes de moitié"),
                new Read(result("battle.result-halved", "hit", new Text("1/3"), "further", true), "1/3, losses halved, no stars from a further die", "1/3, pertes de moitié, pas d’étoiles d’un autre dé"),
                new Read(result("battle.result-stars-only", "hit", new Text("*"), "further", false), "*, stars only", "*, étoiles seules"),
                new Read(result("battle.result-further-die", "hit", new Text("1")), "1, no stars from a further die", "1, pas d’étoiles d’un autre dé"),
                new Read(result("battle.result-rout", "who", "both"), "both sides rout", "les deux camps sont en déroute"),
                new Read(result("battle.result-rout", "who", "phasing"), "the phasing side routs", "le camp actif est en déroute"),
                new Read(result("battle.result-rout", "who", "nonPhasing"), "the non-phasing side routs", "le camp non actif est en déroute"),
                new Read(result("battle.result-destruction", "who", "nobody"), "nobody is destroyed", "personne n’est détruit"),
                new Read(result("battle.result-destruction", "who", "both"), "both sides are destroyed", "les deux camps sont détruits"),
                new Read(result("battle.result-destruction", "who", "phasing"), "the phasing side is destroyed", "le camp actif est détruit"),
                new Read(result("battle.result-shut-out"), "may not try: the other side has tried", "ne peut pas tenter\u00a0: l’autre camp l’a fait"),
                new Read(result("battle.result-attempt", "away", true, "test", "at_most", "needed", 6, "manoeuvre", 4, "morale", 2), "gets away: needs 6 or less (manoeuvre 4 and morale 2)",
                        "se dégage\u00a0: il faut 6 ou moins (manœuvre 4 et moral 2)"),
                new Read(result("battle.result-attempt", "away", false, "test", "below", "needed", 6, "manoeuvre", 4, "morale", 2), "fails: needs less than 6 (manoeuvre 4 and morale 2)",
                        "échoue\u00a0: il faut moins de 6 (manœuvre 4 et moral 2)"));
    }

    private static List<Read> battleEnds() {
        return List.of(
                new Read(result("battle.result-winner", "why", "nonPhasing", "winner", "phasing"), "the phasing side wins: the non-phasing side is destroyed", "le camp actif gagne\u00a0: le camp non actif est détruit"),
                new Read(result("battle.result-winner", "why", "both", "winner", "none"), "no winner: both sides are destroyed", "sans vainqueur\u00a0: les deux camps sont détruits"),
                new Read(result("battle.result-winner", "why", "decided", "winner", "nonPhasing"), "the non-phasing side wins: as the fighting decided", "le camp non actif gagne\u00a0: le combat en a décidé"),
                new Read(result("battle.result-winner-by-morale", "phasing", 2, "nonPhasing", 2, "winner", "none"), "no winner: morale left 2 to 2", "sans vainqueur\u00a0: il reste un moral de 2 contre 2"),
                new Read(result("battle.result-winner-by-morale", "phasing", 3, "nonPhasing", 2, "winner", "phasing"), "the phasing side wins: morale left 3 to 2", "le camp actif gagne\u00a0: il reste un moral de 3 contre 2"),
                new Read(result("battle.result-odd", "off", thirds(1)), "odd: 1/3 off what it inflicts", "impair\u00a0: il inflige 1/3 de moins"),
                new Read(result("battle.result-even"), "even: nothing off", "pair\u00a0: rien de moins"),
                new Read(result("battle.result-small-stack", "inflicted", thirds(5), "reduced", true, "off", thirds(1), "left", thirds(4)), "1 2/3 inflicted, small stack -1/3: 1 1/3", "1 2/3 infligés, petite pile −1/3\u00a0: 1 1/3"),
                new Read(result("battle.result-small-stack", "inflicted", thirds(0), "reduced", false, "off", thirds(0), "left", thirds(0)), "0 inflicted, small stack 0: 0", "0 infligé, petite pile 0\u00a0: 0"),
                new Read(result("battle.result-losses", "lost", thirds(4), "size", thirds(24)), "1 1/3 of 8 LD", "1 1/3 sur 8 LD"),
                new Read(result("battle.result-winner-retreats"), "it retreats second and has won all the same", "il se retire en second et a gagné tout de même"),
                new Read(result("battle.result-no-room", "lost", thirds(6), "room", 3), "2 more lost: room for 3 LD", "2 de plus perdus\u00a0: place pour 3 LD"),
                new Read(result("battle.result-no-change", "lost", thirds(3), "counters", FREE), "1 more lost; " + FREE_EN, "1 de plus perdu\u00a0; " + FREE_FR),
                new Read(result("battle.result-pashas", "lost", 3, "ld", 2), "3 LD lost for losses of 2 LD", "3 LD perdus pour des pertes de 2 LD"),
                new Read(result("battle.result-major", "major", true), "a Major Battle", "une bataille majeure"),
                new Read(result("battle.result-major", "major", false), "no Major Battle", "pas une bataille majeure"));
    }

    private static Keyed contingent(Argument units, Argument country) {
        return result("battle.contingent", "units", units, "country", country);
    }

    private static List<Read> mixtures() {
        var troops = contingent(CounterNames.counters(Units.of(1, 0, 2)), FRANCE);
        var both = result("battle.contingents", "first", troops, "rest", contingent(CounterNames.counters(Units.of(0, 1, 0)), SPAIN));
        return List.of(
                new Read(result("battle.result-mixture", "technology", "muskets", "tercio", false, "size", 1, "artillery", 5, "troops", both),
                        "muskets, army size 1, artillery 5: from A+ 2 LD of France and A- of Spain", "Mousquets, taille d’armée 1, artillerie 5\u00a0: d’après A+ 2 LD (France) et A− (Espagne)"),
                new Read(result("battle.result-mixture", "technology", "lace_war", "tercio", true, "size", 2, "artillery", 0, "troops", contingent(new Phrase(result("battle.pashas", "count", 2)), FRANCE)),
                        "lace-war with tercios, army size 2, artillery 0: from 2 Pasha of France", "Guerre en dentelles avec tercios, taille d’armée 2, artillerie 0\u00a0: d’après 2 Pachas (France)"));
    }

    private static List<Read> sea() {
        return List.of(
                new Read(result("seabattle.result-given-wind", "side", "phasing"), "the phasing side has it: the enemy has only transports", "le camp actif l’a\u00a0: l’ennemi n’a que des transports"),
                new Read(result("seabattle.result-wind", "side", "nonPhasing"), "the non-phasing side has it", "le camp non actif l’a"),
                new Read(result("seabattle.result-wind", "side", "nobody"), "nobody has it", "personne ne l’a"),
                new Read(result("seabattle.result-withdraws"), "withdraws and is not pursued", "se retire et n’est pas poursuivi"),
                new Read(result("seabattle.result-inflicted", "inflicted", thirds(7), "left", thirds(6)), "2 1/3 inflicted: 2", "2 1/3 infligés\u00a0: 2"),
                new Read(result("seabattle.result-losses", "damaged", thirds(3), "destroyed", thirds(6), "refitted", thirds(0), "captured", 1), "1 damaged, 2 destroyed, 0 refitted, 1 captured",
                        "1 endommagé, 2 détruits, 0 réparé, 1 capturé"));
    }

    private static List<Read> supply() {
        var weak = result("supply.weak-causes", "first", result("supply.weak-cause", "cause", "long"), "rest", result("supply.weak-cause", "cause", "not_owned"));
        return List.of(
                new Read(result("supply.result-by-sea", "stacks", STACK), "France's stack of 8 LD: supplied by sea: full supply, no attrition", "La pile française de 8 LD\u00a0: ravitaillement complet par mer, pas d’attrition"),
                new Read(result("supply.result-besieged", "stacks", STACK), "France's stack of 8 LD: besieged: siege attrition", "La pile française de 8 LD\u00a0: siège, attrition de siège"),
                new Read(result("supply.result-destroyed", "stacks", STACK), "France's stack of 8 LD: no line of supply in this round nor in the last one: destroyed",
                        "La pile française de 8 LD\u00a0: sans ligne de ravitaillement ni à ce round ni au précédent, destruction"),
                new Read(result("supply.result-no-line", "stacks", STACK), "France's stack of 8 LD: no line of supply reaches it from a city that its alliance controls",
                        "La pile française de 8 LD\u00a0: aucune ligne de ravitaillement depuis une ville que contrôle l’alliance"),
                new Read(result("supply.result-weak", "source", PICARDIE, "mp", 7, "causes", weak, "stacks", STACK),
                        "France's stack of 8 LD: weak supply from Picardie, 7 MP: its line is 6 MP or longer; its source is controlled but not owned",
                        "La pile française de 8 LD\u00a0: ravitaillement faible depuis Picardie, 7 MP\u00a0: sa ligne fait 6 MP ou plus\u00a0; sa source est contrôlée mais n’est pas possédée"),
                new Read(result("supply.result-weak", "source", PICARDIE, "mp", 2, "causes", result("supply.weak-cause", "cause", "desert"), "stacks", STACK),
                        "France's stack of 8 LD: weak supply from Picardie, 2 MP: its line passes through desert", "La pile française de 8 LD\u00a0: ravitaillement faible depuis Picardie, 2 MP\u00a0: sa ligne traverse un désert"),
                new Read(result("supply.weak-cause", "cause", "ships_away"), "the ships that supply it are in no zone with a port of their own", "les navires qui la ravitaillent ne sont dans aucune zone avec un port à eux"));
    }

    private static List<Read> attrition() {
        return List.of(
                new Read(result("attrition.result-cause", "cause", "flood"), "a flood", "une inondation"),
                new Read(result("attrition.result-causes", "cause", "massed", "rest", result("attrition.result-cause", "cause", "distance")), "massed forces; 6 MP or more", "forces massées\u00a0; 6 MP ou plus"),
                new Read(result("attrition.result-pillage", "loses", true, "pillages", false, "forages", false), "one LD more is lost", "un LD de plus est perdu"),
                new Read(result("attrition.result-pillage", "loses", true, "pillages", true, "forages", true), "one LD more is lost, pillage-, foraging", "un LD de plus est perdu, pillage−, fourrage"),
                new Read(result("attrition.result-pillage", "loses", false, "pillages", true, "forages", false), "no further loss, pillage-", "pas d’autre perte, pillage−"),
                new Read(result("attrition.result-pillage-alone", "forages", true), "pillage-, foraging", "pillage−, fourrage"),
                new Read(result("attrition.result-pillage-alone", "forages", false), "pillage-", "pillage−"),
                new Read(result("attrition.result-p-ignored", "ld", 1), "1, the P is ignored", "1, le P est ignoré"),
                new Read(result("attrition.result-star", "lost", thirds(1)), "1/3 lost", "1/3 perdu"),
                new Read(result("attrition.result-star", "lost", thirds(0)), "0 lost", "0 perdu"));
    }

    private static List<Read> turn() {
        return List.of(
                new Read(result("campaign.result-free-each-round", "price", 30, "byOther", true, "payer", FRANCE, "free", "simple"), "30 D; a simple campaign is free each round, paid by France",
                        "30 D\u00a0; une campagne simple gratuite à chaque round, payés par la France"),
                new Read(result("campaign.result-free-this-turn", "price", 0, "byOther", false, "payer", "none", "free", "multiple"), "0 D; multiple campaigns is free once this turn",
                        "0 D\u00a0; des campagnes multiples gratuites une fois ce tour"),
                new Read(result("campaign.result-paid", "price", 20, "payer", FRANCE), "20 D, paid by France", "20 D, payés par la France"),
                new Read(result("round.result-extended", "box", "W3", "badWeather", true, "frozen", false), "W3, extended campaign, bad weather", "W3, campagne prolongée, mauvais temps"),
                new Read(result("round.result-extended", "box", "S2", "badWeather", false, "frozen", false), "S2, extended campaign", "S2, campagne prolongée"),
                new Read(result("round.result-bad-weather", "box", "W1", "frozen", true), "W1, bad weather, the Sund is frozen", "W1, mauvais temps, le Sund est gelé"),
                new Read(result("round.result-end"), "End", "Fin"),
                new Read(result("round.result-timar", "provinces", 1, "stacks", STACK), "France's stack of 8 LD with Timar, 1 province from the national territory of Turkey",
                        "La pile française de 8 LD avec des Timar, à 1 province du territoire national de la Turquie"),
                new Read(result("round.result-cold", "stacks", STACK), "France's stack of 8 LD in foreign land of the cold area", "La pile française de 8 LD en terre étrangère de la zone froide"),
                new Read(result("levy.result-limit", "ld", 9, "recruited", 2), "9 LD, of which 2 are recruited", "9 LD, dont 2 sont recrutés"),
                new Read(result("levy.result-times", "times", 2), "2 times the price", "2 fois le prix"),
                new Read(result("levy.result-ducats", "ducats", new Amount(1200, 1)), "1200 ducats", "1200 ducats"),
                new Read(result("levy.result-no-loss"), "no loss of stability", "pas de perte de stabilité"),
                new Read(result("levy.result-stability-lost", "lost", 2), "2 stability lost", "2 de stabilité en moins"),
                new Read(result("levy.result-least-stability"), "stability is at -3 and stays there", "la stabilité est à −3 et y reste"),
                new Read(result("refit.result-price", "ducats", new Amount(15, 1)), "15 ducats, half of what they cost new, rounded up", "15 ducats, la moitié du prix à neuf, arrondie au supérieur"));
    }

    private static List<Read> leaders() {
        return List.of(
                new Read(result("leaders.result-naval-command", "size", new Amount(9, 2)), "a naval command of 4 1/2", "un commandement naval de 4 1/2"),
                new Read(result("leaders.result-breach", "arm", "land", "better", ALBA, "betterRank", new Text("A"), "betterSize", new Amount(2, 1), "worse", GUISE, "worseRank", new Text("C"), "worseSize",
                        new Amount(6, 1)), "Alba of rank A with 2 LD is below Guise of rank C with 6 LD", "Alba (rang A, 2 LD) est au-dessous de Guise (rang C, 6 LD)"),
                new Read(result("leaders.result-breach", "arm", "sea", "better", GUISE, "betterRank", new Text("A"), "betterSize", new Amount(1, 2), "worse", ALBA, "worseRank", new Text("C"), "worseSize",
                        new Amount(4, 2)), "Guise of rank A with a naval command of 1/2 is below Alba of rank C with a naval command of 2",
                        "Guise (rang A, commandement naval de 1/2) est au-dessous d’Alba (rang C, commandement naval de 2)"),
                new Read(result("leaders.result-hierarchy-holds"), "the hierarchy holds afterwards", "la hiérarchie tient ensuite"),
                new Read(result("leaders.result-pasha-troops", "ld", 2), "his 2 LD are gone", "ses 2 LD ont disparu"),
                new Read(result("leaders.result-missing", "least", 2, "leader", ALBA), "2; an unnamed leader comes for Alba", "2\u00a0; un chef anonyme remplace Alba"),
                new Read(result("leaders.result-drawn", "leader", leader("Anonymous-G6"), "rank", new Text("O")), "Anonymous-G6 of rank O", "Anonymous-G6, de rang O"),
                new Read(RecordedNames.readable(result("leaders.result-drawn", "leader", leader("Anonymous-G6"), "rank", new Text("O"))), "Anonymous Leader 6 of rank O", "Le chef anonyme 6, de rang O"),
                new Read(result("leaders.result-withdrawn", "leader", GUISE, "known", true, "back", ALBA), "Guise of the lowest rank goes, since Alba is back", "Guise, du rang le plus bas, s’en va\u00a0: Alba est de retour"),
                new Read(result("leaders.result-withdrawn", "leader", GUISE, "known", false, "back", new Text("alba")), "Guise of the lowest rank goes, since that leader is back",
                        "Guise, du rang le plus bas, s’en va\u00a0: ce chef est de retour"),
                new Read(result("leaders.result-vizier", "values", new Text("415"), "siege", 1), "415, siege value 1", "415, valeur de siège 1"));
    }

    private static List<Read> all() {
        var all = new ArrayList<Read>();
        List.of(movement(), sieges(), losses(), battleRolls(), battleEnds(), mixtures(), sea(), supply(), attrition(), turn(), leaders()).forEach(all::addAll);
        all.add(new Read(Success.SUCCESS.sentence(), "success", "succès"));
        all.add(new Read(Success.FAILURE.sentence(), "failure", "échec"));
        return all;
    }

    @Test
    void eachReadsInBothLanguages() {
        for (var read : all()) {
            assertThat(Texts.englishPhrase(read.result())).as(read.result().key()).isEqualTo(read.english());
            assertThat(Texts.in(Language.FR).phrase(read.result())).as(read.result().key()).isEqualTo(read.french());
        }
    }

    /** No result of these chapters is left out above. */
    @ParameterizedTest
    @ValueSource(strings = {"movement", "siege", "battle", "supply", "attrition", "campaign", "round", "levy", "refit", "leaders"})
    void noneIsLeftOut(String chapter) throws IOException {
        var lines = new Properties();
        try (var stream = Texts.class.getResourceAsStream("/tercio/projections/eu/sentences/" + chapter + "_en.properties")) {
            lines.load(new InputStreamReader(stream, StandardCharsets.UTF_8));
        }
        assertThat(all()).extracting(read -> read.result().key())
                .containsAll(lines.stringPropertyNames().stream().filter(key -> key.startsWith("result-")).map(key -> "eu." + chapter + "." + key).toList());
    }
}
