package tercio.domain.eu.common.play.overseas;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.given.Situation.franceAgainstSpain;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.LeaderKind;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuScenario.LeaderAtStart;
import tercio.domain.eu.common.game.Movement;
import tercio.domain.eu.common.game.Phase;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.battle.play.BattleCommand.FightBattle;
import tercio.domain.eu.land.battle.play.BattleEvent.BattleJoined;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.land.movement.play.MoveCommand.MoveStack;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.eu.world.establishment.Establishment.Kind;
import tercio.domain.eu.world.natives.play.NativeCommand.AttackNatives;
import tercio.domain.eu.world.natives.play.NativeCommand.ConvertNatives;
import tercio.domain.eu.world.natives.play.NativeCommand.PassNatives;
import tercio.domain.eu.world.natives.play.NativeEvent.NativesConverted;
import tercio.domain.eu.world.natives.play.NativeEvent.NativesTested;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.given.Told;

/** Stacks that enter provinces of natives: who is asked, the test for activation, the attack, the conquistador (EU-NAT, EU-CONQUISTADOR). */
class NativesMetTest {

    static LeaderAtStart leader(String id, String country, LeaderKind kind, int maneuver, int fire, int shock) {
        return new LeaderAtStart(new LeaderId(id), id, new CountryId(country), "B", maneuver, fire, shock, 0, false, Optional.of(kind), Optional.empty(), Optional.empty());
    }

    /** Spain moves first. Its stack of 3 LD stands in a trading post on the Gold Coast, whose natives have 4 LD and tolerance 7. */
    static Situation goldCoast() {
        return franceAgainstSpain().charted().initiative("spain", 20).establishment("spain", Kind.TRADING_POST, 2, "r_cotedor_w")
                .stack("s", "spain", "r_cotedor_w", 0, 0, 3);
    }

    /** A conquistador, 4 6 4, with 3 LD in a trading post on the Amazon, whose natives have 6 LD and tolerance 6. */
    static Situation amazon() {
        return franceAgainstSpain().charted().initiative("spain", 20).establishment("spain", Kind.TRADING_POST, 2, "r_amazonia_nw")
                .stack("s", "spain", "r_amazonia_nw", 0, 0, 3).ledBy("c").leader(leader("c", "spain", LeaderKind.CONQUISTADOR, 4, 6, 4));
    }

    static War enters(Situation situation, String province) {
        return situation.war().amongNatives().declares("spain", Campaign.PASSIVE).plays(new MoveStack(new StackId("s"), List.of(new SpaceId(province))));
    }

    @ParameterizedTest
    @CsvSource({"7,true", "8,false", "1,true", "10,false"})
    void aDieOfAtMostTheToleranceWakesTheNatives(int die, boolean rise) {
        var war = enters(goldCoast(), "r_cotedor_e");
        assertThat(Told.of(war.decision("natives").prompt())).isEqualTo("eu.natives.ask: stack (eu.name.stack: country Spain, size 3), size 4, where Côte d'Or E.");
        war.plays(new PassNatives(new StackId("s")), die);

        assertThat(war.last(NativesTested.class)).isEqualTo(new NativesTested(new CountryId("spain"), new StackId("s"), new SpaceId("r_cotedor_e"), rise));
        assertThat(war.board().world().natives().risenAgainst(new SpaceId("r_cotedor_e")).contains(new CountryId("spain"))).isEqualTo(rise);
        assertThat(war.board().stack(new StackId("natives.r_cotedor_e")).isPresent()).as("they attack as interceptors").isEqualTo(rise);
        if (rise) {
            assertThat(war.last(BattleJoined.class).interception()).isTrue();
            assertThat(war.board().stack(new StackId("natives.r_cotedor_e")).orElseThrow().units().armyPlus()).as("4 LD are a full ARMY").isEqualTo(1);
        }
        assertThat(war.board().world().natives().isQuiet(new SpaceId("r_cotedor_w"))).as("of the province only").isTrue();
    }

    /** Cuba has natives of 2/3 LD and no tolerance. */
    @Test
    void withoutAToleranceNobodyEverRises() {
        var war = enters(franceAgainstSpain().charted().initiative("spain", 20).establishment("spain", Kind.COLONY, 2, "r_cuba_w").stack("s", "spain", "r_cuba_w", 0, 0, 1), "r_cuba_e");
        war.plays(new PassNatives(new StackId("s")));
        assertThat(war.board().world().natives().isQuiet(new SpaceId("r_cuba_e"))).isTrue();
        assertThat(((Movement) war.board().phase()).move()).isEmpty();
    }

    @Test
    void anAttackStopsTheStackIsPassiveAndIsFoughtWithTheOtherBattles() {
        var war = enters(goldCoast(), "r_cotedor_e").plays(new AttackNatives(new StackId("s")));
        assertThat(((Movement) war.board().phase()).move()).as("the move is over").isEmpty();
        assertThat(war.board().countries().get(new CountryId("spain")).active()).as("still a passive move").isEmpty();

        war.plays(new EndMovement(new CountryId("spain"))).exploresNothing();
        assertThat(((Phase.Battles) war.board().phase()).provinces()).containsExactly(new SpaceId("r_cotedor_e"));
        war.plays(new FightBattle(new SpaceId("r_cotedor_e")), name -> OptionalInt.of(1));
        assertThat(war.last(BattleJoined.class).interception()).isFalse();
    }

    @Test
    void nobodyTestsInHisOwnColonyOrByATreaty() {
        var colony = enters(goldCoast().establishment("spain", Kind.COLONY, 2, "r_cotedor_e"), "r_cotedor_e");
        assertThat(colony.decisions()).extracting(decision -> decision.id()).doesNotContain("natives");
        var foreign = franceAgainstSpain().charted().initiative("spain", 20).establishment("spain", Kind.TRADING_POST, 2, "r_cotedor_w")
                .establishment("france", Kind.COLONY, 2, "r_cotedor_e").stack("s", "spain", "r_cotedor_w", 0, 0, 3);
        assertThat(foreign.war().amongNatives().declares("spain", Campaign.SIMPLE).plays(new MoveStack(new StackId("s"), List.of(new SpaceId("r_cotedor_e")))).decision("natives")).isNotNull();
    }

    /** Sum 14, 3 LD and no ARMY: a 7 is a 6 in the second column, R30/D80. Of 6 LD 1 joins him, 4 resist, 1 is gone. */
    @Test
    void theExampleOfSixNatives() {
        var war = enters(amazon(), "r_amazonia_n").plays(new ConvertNatives(new StackId("s"), new LeaderId("c")), 7);

        assertThat(war.last(NativesConverted.class)).isEqualTo(new NativesConverted(new CountryId("spain"), new StackId("s"), new LeaderId("c"), new SpaceId("r_amazonia_n"), 3, 12, 3));
        assertThat(war.board().world().natives().followers(new LeaderId("c"))).isEqualTo(3);
        assertThat(war.board().stack(new StackId("natives.r_amazonia_n")).orElseThrow().ld()).as("those who resist").isEqualTo(4);
        assertThat(war.board().world().natives().uses(new SpaceId("r_amazonia_s"))).as("once in the Area").isEqualTo(1);
        assertThat(war.last(BattleJoined.class).interception()).isTrue();
    }

    /** Each modifier on a die of 5, from what is on the board: -1 for no ARMY in each. */
    @Test
    void theModifiersOfTheTableComeFromTheBoard() {
        assertThat(modifier(amazon())).as("no ARMY").isEqualTo(-1);
        assertThat(modifier(amazon().used("amazonia", 2))).as("used twice in the Area before").isEqualTo(1);
        assertThat(modifier(missionary())).as("a missionary too").isEqualTo(-2);
        assertThat(modifier(led(1, 0, 0, 4, 6, 4))).as("4 LD with an ARMY").isEqualTo(1);
        assertThat(modifier(led(0, 1, 0, 4, 6, 4))).as("an ARMY").isZero();
        assertThat(modifier(led(0, 0, 3, 2, 2, 2))).as("a sum of 6 and no ARMY").isZero();
        assertThat(modifier(led(0, 0, 3, 2, 3, 2))).as("a sum of 7 and no ARMY").isEqualTo(-1);
        assertThat(modifier(amazon().followed("c", 1, 0))).as("natives who follow him make 4 LD").isZero();
        assertThat(modifier(amazon().followed("c", 5, 0))).as("and are no ARMY").isZero();
    }

    private static Situation led(int armyPlus, int armyMinus, int ld, int maneuver, int fire, int shock) {
        return franceAgainstSpain().charted().initiative("spain", 20).establishment("spain", Kind.TRADING_POST, 2, "r_amazonia_nw")
                .stack("s", "spain", "r_amazonia_nw", armyPlus, armyMinus, ld).ledBy("c")
                .leader(leader("c", "spain", LeaderKind.CONQUISTADOR, maneuver, fire, shock));
    }

    private static Situation missionary() {
        return amazon().ledBy("c", "m").leader(new LeaderAtStart(new LeaderId("m"), "m", new CountryId("spain"), "Z", 3, 0, 0, 0, false, Optional.of(LeaderKind.MISSIONARY), Optional.empty(),
                Optional.empty()));
    }

    private static int modifier(Situation situation) {
        var war = enters(situation, "r_amazonia_n").plays(new ConvertNatives(new StackId("s"), new LeaderId("c")), name -> OptionalInt.of(5));
        return War.sum(war.step("conquistador"));
    }

    /** An explorer of 5 4 3, who keeps to the coast, has half of 12: 6, in the first column with +1. No conquistador may try in Siberia, and a general nowhere. */
    @Test
    void whoMayUseTheTable() {
        var explorer = goldCoast().ledBy("e").leader(leader("e", "spain", LeaderKind.EXPLORER, 5, 4, 3));
        var war = enters(explorer, "r_cotedor_e").plays(new ConvertNatives(new StackId("s"), new LeaderId("e")), name -> OptionalInt.of(5));
        assertThat(war.step("conquistador").modified()).as("5, +1 for the sum, -1 for no ARMY").isEqualTo(5);
        assertThat(war.step("conquistador").result()).isEqualTo("R20/D80");

        var general = enters(franceAgainstSpain().charted().initiative("spain", 20).establishment("spain", Kind.TRADING_POST, 2, "r_amazonia_nw")
                .stack("s", "spain", "r_amazonia_nw", 0, 0, 3).under(4, 6, 4, 0), "r_amazonia_n");
        assertThat(general.decision("natives").options()).hasSize(2);
        assertThat(general.refuses(new ConvertNatives(new StackId("s"), new LeaderId("general-of-s"))).rule()).as("it is no answer here").hasToString("EU-NAT-ACTIVATION");
        assertThat(general.refuses(new PassNatives(new StackId("t"))).rule()).hasToString("EU-NAT-ACTIVATION");
    }

    @Test
    void nativesWhoHaveRisenAreNotConverted() {
        var war = enters(amazon().risen("r_amazonia_n", "france"), "r_amazonia_n");
        assertThat(war.decision("natives").options()).extracting(option -> option.command()).containsExactly(new AttackNatives(new StackId("s")), new PassNatives(new StackId("s")));
        war.plays(new PassNatives(new StackId("s")));
        assertThat(((Movement) war.board().phase()).move()).as("and nobody tests again").isEmpty();
    }
}
