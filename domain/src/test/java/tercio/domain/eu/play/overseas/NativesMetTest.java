package tercio.domain.eu.play.overseas;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.given.Situation.franceAgainstSpain;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tercio.domain.eu.campaign.Campaign;
import tercio.domain.eu.forces.LeaderKind;
import tercio.domain.eu.game.EuScenario.LeaderAtStart;
import tercio.domain.eu.game.Phase;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.play.battle.BattleCommand.FightBattle;
import tercio.domain.eu.play.battle.BattleEvent.BattleJoined;
import tercio.domain.eu.play.movement.MoveCommand.EndMovement;
import tercio.domain.eu.play.movement.MoveCommand.MoveStack;
import tercio.domain.eu.play.natives.NativeCommand.AttackNatives;
import tercio.domain.eu.play.natives.NativeCommand.ConvertNatives;
import tercio.domain.eu.play.natives.NativeCommand.PassNatives;
import tercio.domain.eu.play.natives.NativeEvent.NativesConverted;
import tercio.domain.eu.play.natives.NativeEvent.NativesTested;
import tercio.domain.eu.world.Establishment.Kind;

/** Stacks that enter provinces of natives: who is asked, the test for activation, the attack, the conquistador (EU-NAT, EU-CONQUISTADOR). */
class NativesMetTest {

    static LeaderAtStart leader(String id, String country, LeaderKind kind, int maneuver, int fire, int shock) {
        return new LeaderAtStart(id, id, country, "B", maneuver, fire, shock, 0, false, Optional.of(kind), Optional.empty(), Optional.empty());
    }

    /** Spain moves first. Its stack of 3 LD stands in a trading post on the Gold Coast, whose natives have 4 LD and tolerance 7. */
    static Situation goldCoast() {
        return franceAgainstSpain().initiative("spain", 20).establishment("spain", Kind.TRADING_POST, 2, "r_cotedor_w")
                .stack("s", "spain", "r_cotedor_w", 0, 0, 3);
    }

    static War enters(Situation situation, String province) {
        return situation.war().declares("spain", Campaign.PASSIVE).plays(new MoveStack("s", List.of(province)));
    }

    @ParameterizedTest
    @CsvSource({"7,true", "8,false", "1,true", "10,false"})
    void aDieOfAtMostTheToleranceWakesTheNatives(int die, boolean rise) {
        var war = enters(goldCoast(), "r_cotedor_e");
        assertThat(war.decision("natives").prompt()).isEqualTo("Spain's stack of 3 LD is among natives of 4 LD in Côte d'Or E: what does it do?");
        war.plays(new PassNatives("s"), die);

        assertThat(war.last(NativesTested.class)).isEqualTo(new NativesTested("spain", "s", "r_cotedor_e", rise));
        assertThat(war.board().world().natives().active("r_cotedor_e").contains("spain")).isEqualTo(rise);
        assertThat(war.board().stack("natives.r_cotedor_e").isPresent()).as("they attack as interceptors").isEqualTo(rise);
        if (rise) {
            assertThat(war.last(BattleJoined.class).interception()).isTrue();
            assertThat(war.board().stack("natives.r_cotedor_e").orElseThrow().units().armyPlus()).as("4 LD are a full ARMY").isEqualTo(1);
        }
        assertThat(war.board().world().natives().quiet("r_cotedor_w")).as("of the province only").isTrue();
    }

    /** Cuba has natives of 2/3 LD and no tolerance. */
    @Test
    void withoutAToleranceNobodyEverRises() {
        var war = enters(franceAgainstSpain().initiative("spain", 20).establishment("spain", Kind.COLONY, 2, "r_cuba_w").stack("s", "spain", "r_cuba_w", 0, 0, 1), "r_cuba_e");
        war.plays(new PassNatives("s"));
        assertThat(war.board().world().natives().quiet("r_cuba_e")).isTrue();
        assertThat(((Phase.Movement) war.board().phase()).move()).isNull();
    }

    @Test
    void anAttackStopsTheStackIsPassiveAndIsFoughtWithTheOtherBattles() {
        var war = enters(goldCoast(), "r_cotedor_e").plays(new AttackNatives("s"));
        assertThat(((Phase.Movement) war.board().phase()).move()).as("the move is over").isNull();
        assertThat(war.board().countries().get("spain").active()).as("still a passive move").isEmpty();

        war.plays(new EndMovement("spain"));
        assertThat(((Phase.Battles) war.board().phase()).provinces()).containsExactly("r_cotedor_e");
        war.plays(new FightBattle("r_cotedor_e"), name -> java.util.OptionalInt.of(1));
        assertThat(war.last(BattleJoined.class).interception()).isFalse();
    }

    @Test
    void nobodyTestsInHisOwnColonyOrByATreaty() {
        var colony = enters(goldCoast().establishment("spain", Kind.COLONY, 2, "r_cotedor_e"), "r_cotedor_e");
        assertThat(colony.decisions()).extracting(decision -> decision.id()).doesNotContain("natives");
        var foreign = franceAgainstSpain().initiative("spain", 20).establishment("spain", Kind.TRADING_POST, 2, "r_cotedor_w")
                .establishment("france", Kind.COLONY, 2, "r_cotedor_e").stack("s", "spain", "r_cotedor_w", 0, 0, 3);
        assertThat(foreign.war().declares("spain", Campaign.SIMPLE).plays(new MoveStack("s", List.of("r_cotedor_e"))).decision("natives")).isNotNull();
    }

    /** Coen, 4 6 4, with 3 LD and no ARMY: a 7 is a 6 in the second column, R30/D80. Of the 6 LD of Java 1 joins him, 4 resist, 1 is gone. */
    @Test
    void theExampleOfSixNatives() {
        var java = franceAgainstSpain().alliances(List.of("holland"), List.of("spain")).initiative("holland", 20)
                .establishment("holland", Kind.TRADING_POST, 2, "r_java_w").stack("s", "holland", "r_java_w", 0, 0, 3)
                .ledBy("hollande_coen").leader(leader("hollande_coen", "holland", LeaderKind.CONQUISTADOR, 4, 6, 4));
        var war = java.war().declares("holland", Campaign.PASSIVE).plays(new MoveStack("s", List.of("r_java_c")));
        war.plays(new ConvertNatives("s", "hollande_coen"), 7);

        assertThat(war.last(NativesConverted.class)).isEqualTo(new NativesConverted("holland", "s", "hollande_coen", "r_java_c", 3, 12, 3));
        assertThat(war.board().world().natives().followers("hollande_coen")).isEqualTo(3);
        assertThat(war.board().stack("natives.r_java_c").orElseThrow().ld()).as("those who resist").isEqualTo(4);
        assertThat(war.board().world().natives().uses("r_java_e")).as("once in the Area").isEqualTo(1);
        assertThat(war.last(BattleJoined.class).interception()).isTrue();
    }
}
