package tercio.domain.eu;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.given.Situation.franceAgainstSpain;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.LeaderKind;
import tercio.domain.eu.common.game.EuScenario.LeaderAtStart;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Raid;
import tercio.domain.eu.common.game.Ships;
import tercio.domain.eu.given.Chance;
import tercio.domain.eu.given.OfferedOrLegal;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.world.convoy.ConvoyKind;
import tercio.domain.eu.world.establishment.Establishment.Kind;
import tercio.domain.given.Thorough;
import tercio.domain.given.Tier;

/** At sea and overseas, too, every legal answer is offered: landings, convoys, battles at sea, natives, forts and explorations of random games on small boards. */
class OfferedOverseasTest {

    private static final int BUILT = 8;

    private final TreeMap<String, Integer> legal = new TreeMap<>();

    /** Rare orders come up in three games from each board, which the thorough tier plays. */
    @Tag(Tier.BOTH)
    @Test
    void atSea() {
        assertThat(play(Tier.times(1, 3), 50, transports(), battles())).isGreaterThan(Tier.times(130, 400));
        assertThat(legal.keySet()).contains("SailFleet", "DivideFleet", "FormFleets");
        if (Tier.thorough()) {
            assertThat(legal.keySet()).contains("LoseShips", "ChooseFirstLine", "CaptureShips", "InterceptAtSea");
        }
    }

    @Tag(Tier.BOTH)
    @Test
    void overseas() {
        assertThat(play(Tier.times(1, 2), 50, natives(), settlers(), explorers())).isGreaterThan(Tier.times(240, 500));
        assertThat(legal.keySet()).contains("MoveStack", "ExploreZone", "AttackNatives", "PassNatives");
    }

    @Tag(Tier.BOTH)
    @Test
    void convoys() {
        assertThat(play(Tier.times(1, 2), 50, treasure())).isGreaterThan(Tier.times(90, 200));
        assertThat(legal.keySet()).contains("LoadGold", "SailFleet", "InterceptAtSea");
    }

    @Thorough("The same boards by one of two more editions, from fresh seeds.")
    @Test
    void soItIsByTheOlderRules() {
        for (var rules : Tier.some(List.of(War.FAST, War.RAPID), 2)) {
            assertThat(play(rules, Tier.seed(0), 2, 50, transports(), battles(), natives(), settlers(), explorers(), treasure())).isGreaterThan(500);
        }
    }

    /** @return the refused commands */
    private int play(int games, int commands, EuState... boards) {
        return play(War.RULES, 0, games, commands, boards);
    }

    private int play(EuMilitary rules, long first, int games, int commands, EuState... boards) {
        var compared = new OfferedOrLegal(rules, BUILT, legal);
        for (var board : boards) {
            for (long game = first; game < first + games; game++) {
                var random = new Random(game);
                Chance.game(rules, board, 100 + game, commands).forEach(turn -> compared.check(turn.before(), random));
            }
        }
        return compared.refused();
    }

    private static Situation war() {
        return franceAgainstSpain().initiative("france", 12).initiative("spain", 5);
    }

    private static EuState transports() {
        return war().fleet("brest", "france", "finistere", new Ships(0, 1, 4, 0, 2, 0, 0)).fleet("galicia", "spain", "s_gascogne", new Ships(0, 0, 3, 0, 0, 0, 0))
                .stack("a", "france", "finistere", 0, 1, 1).stack("b", "spain", "vizcaya", 0, 0, 2).war().board();
    }

    private static EuState battles() {
        return war().admiral("duc", "france", 3, 3, 3).fleet("toulon", "france", "s_lion", new Ships(0, 1, 4, 2, 1, 0, 0), "duc").fleet("brest", "france", "provence", new Ships(0, 0, 2, 1, 0, 0, 0))
                .fleet("barcelona", "spain", "s_lion", new Ships(0, 1, 4, 2, 0, 0, 0)).war().board();
    }

    private static EuState natives() {
        return war().establishment("france", Kind.COLONY, 3, "r_guyana_e").establishment("france", Kind.TRADING_POST, 2, "r_amazonia_nw")
                .stack("f", "france", "r_amazonia_nw", 0, 0, 3).ledBy("c")
                .leader(new LeaderAtStart(new LeaderId("c"), "c", new CountryId("france"), "A", 4, 6, 4, 0, false, Optional.of(LeaderKind.CONQUISTADOR), Optional.empty(), Optional.empty()))
                .stack("s", "spain", "r_guyana_e", 0, 0, 1).war().board();
    }

    private static EuState settlers() {
        return war().startingIn("W5").establishment("spain", Kind.COLONY, 2, "r_azteca_e").establishment("spain", Kind.FORT, 0, "r_azteca_se")
                .establishment("france", Kind.TRADING_POST, 1, "r_azteca_sw").establishment("france", Kind.MISSION, 0, "r_yucatan_n")
                .stack("s1", "spain", "r_azteca_e", 0, 1, 1).stack("s2", "spain", "r_yucatan_s", 0, 0, 1).detachments(2)
                .stack("f1", "france", "r_azteca_sw", 0, 1, 1).detachments(1).stack("f2", "france", "r_yucatan_n", 0, 0, 0).detachments(2).war().board();
    }

    private static EuState explorers() {
        return war().knows("france", "s_acores", "s_canarias", "s_arguin").knows("spain", "s_acores", "s_canarias", "s_caraibes").explorer("jacques", "france", 4).explorer("colon", "spain", 5)
                .fleet("ships", "france", "s_arguin", new Ships(0, 0, 3, 0, 0, 0, 0), "jacques").fleet("others", "spain", "s_caraibes", new Ships(0, 0, 2, 0, 1, 0, 0), "colon")
                .establishment("france", Kind.TRADING_POST, 2, "r_senegal_n").establishment("spain", Kind.COLONY, 2, "r_haiti_e")
                .stack("fra", "france", "r_senegal_n", 0, 0, 2).stack("spa", "spain", "r_haiti_e", 0, 0, 2).war().board();
    }

    private static EuState treasure() {
        return war().initiative("spain", 15).fleet("flota", "spain", "s_cadix", new Ships(0, 0, 1, 0, 5, 0, 0)).convoy(ConvoyKind.FLOTA_DE_ORO, 60)
                .fleet("silver", "spain", "islas_canarias", new Ships(0, 0, 2, 0, 3, 0, 0)).gold("islas_canarias", 120).fleet("brest", "france", "s_gascogne", new Ships(0, 1, 4, 0, 1, 0, 0))
                .corsairs("s_cadix", new Raid(new CountryId("france"), 4, 1)).war().board();
    }
}
