package tercio.projections.eia;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eia.common.concept.Power.AUSTRIA;
import static tercio.domain.eia.common.concept.Power.FRANCE;
import static tercio.domain.eia.common.concept.Power.RUSSIA;
import static tercio.domain.eia.common.game.CampaignNames.area;
import static tercio.domain.eia.common.game.CampaignNames.corps;
import static tercio.domain.eia.common.game.CampaignNames.leader;
import static tercio.domain.eia.common.game.CampaignNames.leaders;
import static tercio.domain.eia.common.game.CampaignNames.power;
import static tercio.domain.eia.common.game.CampaignNames.tenths;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tercio.domain.eia.common.concept.FactorType;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.EiaLeaderId;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Argument.Items;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.projections.sentence.Language;
import tercio.projections.sentence.Texts;

/** The results of the steps of combats read in English and in French. */
class CombatResultsTest {

    private static final Argument FOUR = CampaignNames.factors(Factors.of(FactorType.INFANTRY, 3).plus(FactorType.CAVALRY, 1));

    private static Sentence.Keyed chit(String chit) {
        return Sentence.of("eia.combat.chit").with("chit", chit);
    }

    private static Argument powers(Power... powers) {
        return CampaignNames.powers(List.of(powers));
    }

    /** A result, and how it reads. */
    record Read(Sentence.Keyed result, String english, String french) {}

    private static Read result(Sentence.Keyed result, String english, String french) {
        return new Read(result, english, french);
    }

    static Stream<Read> results() {
        return Stream.of(
                result(Sentence.of("eia.combat.result-chits").with("attacker", chit("escalated_assault")).with("defender", chit("defend")), "escalated assault against defend", "assaut renforcé contre défense"),
                result(Sentence.of("eia.combat.result-sides").with("attackers", powers(FRANCE)).with("defenders", powers(AUSTRIA, RUSSIA)), "France against Austria and Russia", "La France contre l’Autriche et la Russie"),
                result(Sentence.of("eia.combat.result-combats").with("count", 0), "none", "aucun"),
                result(Sentence.of("eia.combat.result-combats").with("count", 3), "3 to be fought", "3 à livrer"),
                result(Sentence.of("eia.combat.result-outflanking").with("factors", FOUR).with("corps", 2), "3 infantry and 1 cavalry of 2 corps", "3 facteurs d’infanterie et 1 facteur de cavalerie de 2 corps"),
                result(Sentence.of("eia.combat.result-note").with("note", "applies"), "applies", "vaut"),
                result(Sentence.of("eia.combat.result-note").with("note", "leaderless"), "needs a leader in command", "demande un chef qui commande"),
                result(Sentence.of("eia.combat.result-note").with("note", "enemy"), "is for the other side", "vaut pour l’autre camp"),
                result(Sentence.of("eia.combat.result-automatic"), "automatic against a probe", "d’office contre une sonde"),
                result(Sentence.of("eia.combat.result-withdrawal").with("withdraws", true).with("needed", 4), "withdraws with 4 or less needed", "se replie\u00a0; il faut 4 ou moins"),
                result(Sentence.of("eia.combat.result-withdrawal").with("withdraws", false).with("needed", 4), "stays with 4 or less needed", "reste\u00a0; il faut 4 ou moins"),
                result(Sentence.of("eia.combat.result-with-the-corps"), "withdraws with the corps", "se replie avec les corps"),
                result(Sentence.of("eia.combat.result-nobody-left"), "nobody is left to fight", "il ne reste personne pour combattre"),
                result(Sentence.of("eia.combat.result-morale-sum").with("count", 1200).with("morale", tenths(40)).with("sum", tenths(48000)), "1200 x 4.0 = 4800.0", "1\u202f200 × 4,0 = 4\u202f800,0"),
                result(Sentence.of("eia.combat.result-average").with("sum", tenths(385)).with("count", 11).with("base", tenths(35)), "38.5 / 11, rounded up to 3.5", "38,5 / 11, arrondi à 3,5 au-dessus"),
                result(Sentence.of("eia.combat.result-given").with("morale", tenths(-3)), "-0.3 as given", "−0,3, comme indiqué"),
                result(Sentence.of("eia.combat.result-not-today"), "does not count today", "ne compte pas aujourd’hui"),
                result(Sentence.of("eia.combat.result-becomes").with("before", new Text("5-1")).with("after", new Text("4-1")), "5-1 becomes 4-1", "5-1 devient 4-1"),
                result(Sentence.of("eia.combat.result-table").with("table", new Text("5-3")), "the table becomes 5-3", "la table devient 5-3"),
                result(Sentence.of("eia.combat.result-guard").with("count", 1).with("levels", 2), "1 guard factors lost, 2 added to the morale level", "1 facteur de la garde perdu, niveau de moral augmenté de 2"),
                result(Sentence.of("eia.combat.result-bombardment").with("count", 6), "6 artillery factors; only the percentage counts", "6 facteurs d’artillerie\u00a0; seul le pourcentage compte"),
                result(Sentence.of("eia.combat.result-fire").with("percent", 10).with("morale", tenths(8)).with("reconstructed", false), "10% and 0.8 morale", "10\u00a0% et 0,8 de moral"),
                result(Sentence.of("eia.combat.result-fire").with("percent", 10).with("morale", tenths(8)).with("reconstructed", true), "10% and 0.8 morale (reconstructed cell)", "10\u00a0% et 0,8 de moral (case reconstituée)"),
                result(Sentence.of("eia.combat.result-blocks").with("times", 3).with("loss", 2).with("count", 60), "3 x 2 for 60 factors", "3 × 2 pour 60 facteurs"),
                result(Sentence.of("eia.combat.result-rest").with("loss", 1).with("count", 14), "1 for 14 factors", "1 pour 14 facteurs"),
                result(Sentence.of("eia.combat.result-losses").with("factors", FOUR).with("due", 5), "3 infantry and 1 cavalry (5 due)", "3 facteurs d’infanterie et 1 facteur de cavalerie (5 à perdre)"),
                result(Sentence.of("eia.combat.result-morale-loss").with("lost", tenths(22)).with("level", tenths(20)).with("breaks", true), "2.2 of 2.0: breaks", "2,2 sur 2,0\u00a0: rompt"),
                result(Sentence.of("eia.combat.result-morale-loss").with("lost", tenths(12)).with("level", tenths(20)).with("breaks", false), "1.2 of 2.0", "1,2 sur 2,0"),
                result(Sentence.of("eia.combat.result-arrival").with("arrives", true), "arrives", "arrive"),
                result(Sentence.of("eia.combat.result-arrival").with("arrives", false), "does not arrive", "n’arrive pas"),
                result(Sentence.of("eia.combat.result-after-first-round"), "successful after the first round", "réussi après le premier round"),
                result(Sentence.of("eia.combat.result-end").with("end", "break").with("winner", "attacker"), "break: the attacker wins", "un camp rompt\u00a0: l’attaquant gagne"),
                result(Sentence.of("eia.combat.result-end").with("end", "both_break").with("winner", "nobody"), "both-break: nobody wins", "les deux camps rompent\u00a0: personne ne gagne"),
                result(Sentence.of("eia.combat.result-end").with("end", "elimination").with("winner", "siege"), "elimination: nobody wins, the siege goes on", "un camp est anéanti\u00a0: personne ne gagne, le siège continue"),
                result(Sentence.of("eia.combat.result-undecided").with("rounds", 3), "3 rounds without a decision", "3 rounds sans décision"),
                result(Sentence.of("eia.combat.result-not-relieved"), "the relieving force has not won within three rounds", "la force de secours n’a pas gagné en trois rounds"),
                result(Sentence.of("eia.combat.result-day-end").with("fights", true), "fights on", "continue le combat"),
                result(Sentence.of("eia.combat.result-day-end").with("fights", false), "withdraws", "se replie"),
                result(Sentence.of("eia.combat.result-class").with("class", 2).with("reconstructed", true), "2 (reconstructed cell)", "2 (case reconstituée)"),
                result(Sentence.of("eia.combat.result-no-pursuit"), "no pursuit", "pas de poursuite"),
                result(Sentence.of("eia.combat.result-no-cavalry"), "none without cavalry", "aucune sans cavalerie"),
                result(Sentence.of("eia.combat.result-withdrawal-not-pursued"), "none of a force that withdraws", "aucune contre une force qui se replie"),
                result(Sentence.of("eia.combat.result-irregulars").with("pursue", true), "pursue as cavalry", "poursuivent comme cavalerie"),
                result(Sentence.of("eia.combat.result-irregulars").with("pursue", false), "do not pursue", "ne poursuivent pas"),
                result(Sentence.of("eia.combat.result-pursuit").with("percent", 25).with("reconstructed", false), "25% of the cavalry", "25\u00a0% de la cavalerie"),
                result(Sentence.of("eia.combat.result-pursuit-losses").with("factors", FOUR).with("points", 3).with("gone", true), "3 infantry and 1 cavalry for 3 points: wiped out", "3 facteurs d’infanterie et 1 facteur de cavalerie pour 3 points\u00a0: force anéantie"),
                result(Sentence.of("eia.combat.result-points").with("points", -3).with("count", 4).with("large", 2).with("most", 20), "-3 for 4 defeated corps, 2 of more than 20 factors", "-3 pour 4 corps battus, dont 2 de plus de 20 facteurs"),
                result(Sentence.of("eia.combat.result-points").with("points", 1).with("count", 1).with("large", 0).with("most", 20), "1 for 1 defeated corps", "1 pour 1 corps battu"),
                result(Sentence.of("eia.combat.result-no-points"), "none in a trivial combat", "aucun dans un combat mineur"),
                result(Sentence.of("eia.combat.result-captured"), "captured", "capture"),
                result(Sentence.of("eia.combat.result-escape"), "escape", "fuite"),
                result(Sentence.of("eia.combat.result-factors").with("factors", FOUR), "3 infantry and 1 cavalry", "3 facteurs d’infanterie et 1 facteur de cavalerie"),
                result(Sentence.of("eia.combat.result-surrender").with("factors", FOUR).with("count", 4), "3 infantry and 1 cavalry surrender", "3 facteurs d’infanterie et 1 facteur de cavalerie se rendent"),
                result(Sentence.of("eia.combat.result-retreat").with("from", area(new SpaceId("474"))).with("to", area(new SpaceId("475"))), "from Vienna to Linz", "de Vienna vers Linz"),
                result(Sentence.of("eia.combat.result-leaders").with("leaders", leaders(List.of(new EiaLeaderId("davout"), new EiaLeaderId("ney")))), "Davout and Ney", "Davout et Ney"),
                result(Sentence.of("eia.combat.result-without-corps").with("leaders", leaders(List.of(new EiaLeaderId("davout")))), "Davout without corps", "Davout sans corps"),
                result(Sentence.of("eia.combat.result-agreed").with("leader", leader(new EiaLeaderId("davout"))), "Davout, as agreed", "Davout, d’un commun accord"),
                result(Sentence.of("eia.combat.result-vote").with("leader", leader(new EiaLeaderId("davout"))), "for Davout", "pour Davout"),
                result(Sentence.of("eia.combat.result-named").with("leader", leader(new EiaLeaderId("davout"))).with("who", power(FRANCE)), "Davout, named by France", "Davout, désigné par la France"),
                result(Sentence.of("eia.combat.result-no-leader").with("who", power(AUSTRIA)), "no leader; Austria decides", "aucun chef\u00a0; l’Autriche décide"),
                result(Sentence.of("eia.combat.result-takes-command").with("leader", leader(new EiaLeaderId("davout"))), "Davout takes command", "Davout prend le commandement"),
                result(Sentence.of("eia.combat.result-units").with("units", new Items(List.of(corps(new UnitId("france-iii")), corps(new UnitId("france-iv"))))), "France III and France IV", "Le IIIe corps français et le IVe corps français"),
                result(Sentence.of("eia.combat.result-occupied"), "occupied", "occupée"));
    }

    @ParameterizedTest
    @MethodSource("results")
    void eachResultReadsInEnglishAndInFrench(Read read) {
        assertThat(Texts.englishPhrase(read.result())).isEqualTo(read.english());
        assertThat(Texts.in(Language.FR).phrase(read.result())).isEqualTo(read.french());
    }

    @Test
    void eachResultOfTheCatalogsIsRead() throws IOException {
        var all = new TreeSet<String>();
        for (var chapter : List.of("combat")) {
            var lines = new Properties();
            try (var catalog = Files.newBufferedReader(Path.of("src", "main", "resources", "tercio", "projections", "eia", "sentences", chapter + "_en.properties"))) {
                lines.load(catalog);
            }
            lines.stringPropertyNames().stream().filter(key -> key.startsWith("result-") && !key.contains("@")).forEach(key -> all.add("eia." + chapter + "." + key));
        }

        assertThat(results().map(read -> read.result().key())).containsOnly(all.toArray(String[]::new)).containsAll(all);
    }
}
