package tercio.projections.eu;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.Casualty;
import tercio.domain.eu.common.forces.LeaderFate;
import tercio.domain.eu.common.forces.NavalUnits;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.world.exploration.DiscoveryTable.Discovery;
import tercio.domain.eu.world.natives.NativeActivation.Reaction;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Argument.Amount;
import tercio.domain.sentence.Sentence;
import tercio.domain.sentence.Sentence.Keyed;
import tercio.projections.sentence.Language;
import tercio.projections.sentence.Texts;

/** The results of steps at sea, in the rest of the world and of leaders. The English ones are those of the records of all games. */
class EuSeaAndWorldResultsTest {

    private static void reads(Keyed result, String english, String french) {
        assertThat(Texts.englishPhrase(result)).isEqualTo(english);
        assertThat(Texts.in(Language.FR).phrase(result)).isEqualTo(french);
    }

    private static Keyed result(String key) {
        return Sentence.of("eu." + key);
    }

    private static Argument thirds(int count) {
        return new Amount(count, 3);
    }

    private static Argument ships(int warships, int transports) {
        return SentenceNames.ships(new NavalUnits(0, 0, warships, 0, transports, 0, 0));
    }

    @Test
    void leadersAreUnharmedOrNot() {
        Map.of(LeaderFate.UNHARMED, "indemne", LeaderFate.HIT, "touché", LeaderFate.KILLED, "tué", LeaderFate.CAPTURED, "capturé")
                .forEach((fate, french) -> reads(new Casualty(fate, 0).sentence(), fate.word(), french));
        reads(new Casualty(LeaderFate.WOUNDED, 1).sentence(), "wounded for 1 round", "blessé pour 1 round");
        reads(new Casualty(LeaderFate.WOUNDED, 4).sentence(), "wounded for 4 rounds", "blessé pour 4 rounds");
        reads(result("expedition.result-leader").with("dies", true), "killed", "tué");
        reads(result("expedition.result-leader").with("dies", false), "unharmed", "indemne");
    }

    @Test
    void aStackDiscoversOrDoesNot() {
        reads(Discovery.S.sentence(), "success", "succès");
        reads(Discovery.F.sentence(), "failure", "échec");
        reads(result("expedition.result-exploration").with("discovery", "success").with("percent", 10), "success, 10% lost", "succès, 10\u00a0% de pertes");
        reads(result("expedition.result-exploration").with("discovery", "failure").with("percent", 0), "failure, 0% lost", "échec, 0\u00a0% de pertes");
        reads(result("expedition.result-exploration").with("discovery", "half").with("percent", 30), "half, 30% lost", "demi-résultat, 30\u00a0% de pertes");
    }

    @Test
    void nativesRiseJoinOrResist() {
        reads(Reaction.RISE.sentence(), "the natives rise", "les indigènes se soulèvent");
        reads(Reaction.QUIET.sentence(), "quiet", "calme");
        reads(result("natives.result-reaction").with("joining", thirds(8)).with("resisting", thirds(3)).with("gone", thirds(1)),
                "2 2/3 join, 1 resist, 1/3 are eliminated", "2 2/3 LD se joignent, 1 LD résiste, 1/3 LD est éliminé");
        reads(result("natives.result-reaction").with("joining", thirds(0)).with("resisting", thirds(6)).with("gone", thirds(6)),
                "0 join, 2 resist, 2 are eliminated", "0 LD se joint, 2 LD résistent, 2 LD sont éliminés");
    }

    @Test
    void militiaIsStrongByItsColony() {
        var whole = result("militia.result-strength").with("size", 3).with("level", 6).with("mission", false).with("veteran", false).with("lost", 0).with("left", 3);
        reads(whole, "3 LDE for a colony of level 6, conscript", "3 LDE pour une colonie de niveau 6, conscrits");
        reads(whole.with("lost", 2).with("left", 1), "3 LDE for a colony of level 6, conscript; 2 lost, 1 left",
                "3 LDE pour une colonie de niveau 6, conscrits\u00a0; 2 perdus, reste 1");
        reads(whole.with("size", 1).with("level", 1).with("mission", true).with("veteran", true).with("left", 1), "1 LDE for a colony of level 1 with a mission, veteran",
                "1 LDE pour une colonie de niveau 1 avec une mission, vétéran");
        reads(whole.with("mission", true).with("lost", 1).with("left", 2), "3 LDE for a colony of level 6 with a mission, conscript; 1 lost, 2 left",
                "3 LDE pour une colonie de niveau 6 avec une mission, conscrits\u00a0; 1 perdu, restent 2");
    }

    @Test
    void troopsAndGoldGoDownWithShips() {
        var gold = result("shiploss.result-gold").with("lost", 1).with("why", "percent").with("percent", 20);
        reads(gold, "1 ducats lost: 20 % as of the ships, what is left rounded down", "1 ducat perdu\u00a0: 20\u00a0%, comme des navires, ce qui reste arrondi vers le bas");
        reads(gold.with("lost", 7).with("why", "room"), "7 ducats lost: the ships left have no room for it", "7 ducats perdus\u00a0: les navires restants n’ont pas la place");
        reads(gold.with("lost", 30).with("why", "last"), "30 ducats lost: the last ships are lost", "30 ducats perdus\u00a0: les derniers navires sont perdus");
        var troops = result("shiploss.result-troops").with("lost", thirds(4)).with("why", "percent").with("percent", 10);
        reads(troops, "1 1/3 LD lost: 10 % as of the ships", "1 1/3 LD perdus\u00a0: 10\u00a0%, comme des navires");
        reads(troops.with("lost", new Amount(1, 2)).with("why", "room"), "1/2 LD lost: the ships left have no room for them",
                "1/2 LD perdu\u00a0: les navires restants n’ont pas la place");
        reads(troops.with("why", "stranded"), "1 1/3 LD lost: no port and no friendly coast receives them, and they do not stay in the ships",
                "1 1/3 LD perdus\u00a0: aucun port ni aucune côte amie ne reçoit les troupes, qui ne restent pas à bord");
        reads(troops.with("why", "captured"), "1 1/3 LD lost: aboard captured ships", "1 1/3 LD perdus\u00a0: à bord de navires capturés");
        reads(troops.with("why", "last"), "1 1/3 LD lost: the last ships are lost", "1 1/3 LD perdus\u00a0: les derniers navires sont perdus");
    }

    @Test
    void shipsAreTooMany() {
        reads(result("seabattle.result-counters").with("ships", ships(1, 0)), "a naval stack has at most 3 counters; removed: 1 warship",
                "une pile navale a 3 pions au plus\u00a0; retirés\u00a0: 1 vaisseau de guerre");
        var limit = result("seabattle.result-limit").with("who", SentenceNames.country(new CountryId("spain"))).with("most", 12).with("ships", ships(2, 1));
        reads(limit, "Spain may have 12 ships on the map; destroyed: 2 warships and 1 transport",
                "L’Espagne peut avoir 12 navires sur la carte\u00a0; détruits\u00a0: 2 vaisseaux de guerre et 1 transport");
        reads(limit.with("who", SentenceNames.country(new CountryId("papaute"))).with("most", 1), "Papal States may have 1 ship on the map; destroyed: 2 warships and 1 transport",
                "L’État pontifical peut avoir 1 navire sur la carte\u00a0; détruits\u00a0: 2 vaisseaux de guerre et 1 transport");
    }

    @Test
    void corsairsCaptureAndConvoysAreLost() {
        reads(result("corsairs.result-captured").with("ships", 0), "0 captured", "aucun navire capturé");
        reads(result("corsairs.result-captured").with("ships", 1), "1 captured", "1 navire capturé");
        reads(result("corsairs.result-captured").with("ships", 3), "3 captured", "3 navires capturés");
        reads(result("treasure.result-lost").with("ducats", 100).with("stability", 1), "100 D and 1 stability", "100 D et 1 de stabilité");
    }

    @Test
    void landingsFloodsFortsAndRolls() {
        reads(result("transport.result-cost").with("mp", 2).with("friendly", true), "2 MP, from a controlled port to another", "2 PM, d’un port contrôlé à un autre");
        reads(result("transport.result-cost").with("mp", 6).with("friendly", false), "6 MP, an end is no controlled port", "6 PM, une extrémité n’est pas un port contrôlé");
        reads(result("flood.result-price").with("points", 2).with("stability", 1), "2 VP and 1 stability", "2 PV et 1 de stabilité");
        reads(result("forts.result-stands"), "it stands", "il est achevé");
        reads(result("common.result-equal").with("times", 30), "equal 30 times: they keep their order", "égalité 30 fois\u00a0: ils gardent leur ordre");
    }
}
