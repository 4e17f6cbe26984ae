package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tercio.domain.dice.Dice;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.counters.CounterPool;
import tercio.domain.eu.common.counters.PrintedPools;
import tercio.domain.eu.common.forces.Counters;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.game.Duty;
import tercio.domain.eu.common.game.EuEvent;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.FreeCounters;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.given.Chance;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.battle.play.BattleCommand.FightBattle;
import tercio.domain.eu.land.battle.play.BattleCommand.Retreat;
import tercio.domain.eu.land.battle.play.BattleCommand.StandAndFight;
import tercio.domain.eu.land.battle.play.BattleEvent.BattleEnded;
import tercio.domain.eu.land.losses.play.ChangeForLosses;
import tercio.domain.eu.land.losses.play.LossCommand.TakeLosses;
import tercio.domain.eu.land.losses.play.LossEvent.LossesRaised;
import tercio.domain.eu.land.losses.play.LossEvent.LossesSuffered;
import tercio.domain.eu.land.losses.play.LossEvent.LossesTaken;
import tercio.domain.eu.land.losses.play.TakingLosses;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.land.movement.play.MoveCommand.SplitStack;
import tercio.domain.eu.sequence.EuChapters;
import tercio.domain.eu.sequence.Sequence;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.game.Option;
import tercio.domain.game.Verdict;
import tercio.domain.given.Tier;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.given.Told;

/** The counters of a country limit what it can lay on the map (EU-UNIT-4). */
class CounterPoolsTest {

    /** France with so many ARMY counters and loose LD. */
    private static Situation pool(int army, int ld) {
        return Situation.franceAgainstSpain().counters("france", army, ld);
    }

    private static EuState board(Situation situation) {
        return situation.war().board();
    }

    @Test
    void thePrintedCountersOfEachCountry() {
        var printed = EuTables.PRINTED.get(PrintedPools.TABLE);

        assertThat(printed.of(new CountryId("france"))).as("6 ARMY, 5 LD and 15 LD/ND").isEqualTo(new CounterPool(6, 20));
        assertThat(printed.of(new CountryId("portugal"))).as("1 ARMY, 3 LD and 7 LD/ND").isEqualTo(new CounterPool(1, 10));
        assertThat(printed.of(new CountryId("brunswick"))).isEqualTo(new CounterPool(1, 1));
        assertThat(printed.of(new CountryId("genes"))).as("no ARMY, 2 LD/ND").isEqualTo(new CounterPool(0, 2));
        assertThat(printed.of(new CountryId("rebelles"))).isEqualTo(CounterPool.UNLIMITED);
    }

    @Test
    void whatLiesOnTheMapIsNotLeft() {
        var state = board(Situation.franceAgainstSpain().stack("one", "france", "caux", 1, 1, 2).stack("two", "france", "champagne", 0, 1, 1));

        assertThat(FreeCounters.of(state, new CountryId("france"))).isEqualTo(new FreeCounters(new CountryId("france"), new CounterPool(6, 20), 3, 17));
        assertThat(FreeCounters.of(board(pool(2, 2).stack("one", "france", "caux", 1, 1, 2).stack("two", "france", "champagne", 0, 1, 1)), new CountryId("france")))
                .as("a scenario with more troops than counters leaves none").isEqualTo(new FreeCounters(new CountryId("france"), new CounterPool(2, 2), 0, 0));
    }

    // --- Splits -----------------------------------------------------------------------------------------------------

    @Test
    void anArmyIsNotBrokenWithoutLdToGiveChange() {
        var war = pool(2, 1).stack("army", "france", "caux", 1, 1, 0).stack("few", "france", "champagne", 0, 0, 1).war()
                .declares("france", Campaign.MULTIPLE);

        var refusal = war.refuses(new SplitStack(new StackId("army"), new Counters(0, 0, 1), false));
        assertThat(refusal.rule().id()).isEqualTo("EU-UNIT-2");
        assertThat(Told.of(refusal.detail())).isEqualTo("eu.movement.refused-no-change: units [(eu.name.army-plus: count 1) + (eu.name.army-minus: count 1)], "
                + "free (eu.name.free-counters: country France, allArmies 2, allLd 1, armies 0, ld 0).");
        assertThat(refusal.legal()).extracting(Option::command).containsExactly(new SplitStack(new StackId("army"), new Counters(0, 1, 0), false),
                new SplitStack(new StackId("army"), new Counters(1, 0, 0), false));
        war.plays(new SplitStack(new StackId("army"), new Counters(0, 1, 0), false));
        assertThat(war.board().stacks().get(new StackId("army")).units()).isEqualTo(Units.of(1, 0, 0));
    }

    @Test
    void aStackThatNothingCanLeaveIsNotAskedAbout() {
        var war = pool(1, 0).stack("army", "france", "caux", 1, 0, 0).war().declares("france", Campaign.MULTIPLE);

        assertThat(War.RULES.decisions(war.board())).noneMatch(decision -> decision.id().startsWith("split-"));
    }

    @Test
    void oneLooseCounterIsChangeForAnArmyWithOne() {
        var war = pool(1, 2).stack("army", "france", "caux", 1, 0, 1).war().declares("france", Campaign.MULTIPLE);

        assertThat(Told.of(war.refuses(new SplitStack(new StackId("army"), new Counters(0, 1, 0), false)).detail())).as("A+ and an LD would be A- and three LD")
                .startsWith("eu.movement.refused-no-change: units [(eu.name.army-plus: count 1) + (eu.name.ld: count 1)]");
        war.plays(new SplitStack(new StackId("army"), new Counters(0, 0, 1), false));
        assertThat(war.board().stacks().get(new StackId("army")).units()).isEqualTo(Units.of(1, 0, 0));
    }

    // --- Losses -----------------------------------------------------------------------------------------------------

    /** The board after losses of stacks, as far as they are settled without a question. */
    private static War losing(Situation situation, int ld, String... stacks) {
        var before = board(situation);
        var state = before.withDuty(new Duty.Losses(new CountryId("france"), Stream.of(stacks).map(StackId::new).toList(), ld, "battle"));
        var play = EuChapters.play(state, EuMap.PRINTED, EuTables.PRINTED, Dice.NONE);
        Sequence.continueAutomatically(play);
        return War.on(play.state());
    }

    @Test
    void whereNoLdGivesChangeMoreIsLost() {
        var war = losing(pool(1, 0).stack("army", "france", "caux", 1, 0, 0), 1, "army");

        assertThat(war.board().stacks().get(new StackId("army")).units()).as("the A+ is flipped").isEqualTo(Units.of(0, 1, 0));
    }

    @Test
    void withOneLdLeftTheArmyLosesOne() {
        var war = losing(pool(1, 1).stack("army", "france", "caux", 1, 0, 0), 1, "army");

        assertThat(war.board().stacks().get(new StackId("army")).units()).as("one answer is left: not three LD").isEqualTo(Units.of(0, 1, 1));
    }

    @Test
    void anotherStackOfTheSideMayGiveTheChange() {
        var war = losing(pool(1, 1).stack("army", "france", "caux", 1, 0, 0).stack("few", "france", "caux", 0, 0, 1), 2, "army", "few");

        assertThat(war.decision("losses").options()).extracting(Option::command).containsExactly(
                new TakeLosses(new StackId("army"), new Counters(0, 1, 0)), new TakeLosses(new StackId("few"), new Counters(0, 0, 0)));
        war.plays(new TakeLosses(new StackId("few"), new Counters(0, 0, 0)));
        assertThat(war.board().stacks().get(new StackId("army")).units()).as("its LD is free now").isEqualTo(Units.of(0, 1, 1));
    }

    @Test
    void theIncreaseIsTheSmallestThatCanBePaid() {
        var state = board(pool(2, 0).stack("army", "france", "caux", 1, 1, 0));
        var stacks = List.of(state.stacks().get(new StackId("army")));

        assertThat(List.of(1, 2, 3, 4, 5, 6)).extracting(ld -> ChangeForLosses.payableLd(state, stacks, ld, "battle")).as("6 LD in A+ and A-: 4 or 2 are left, or none")
                .containsExactly(2, 2, 4, 4, 6, 6);
        assertThat(TakingLosses.options(state, new Duty.Losses(new CountryId("france"), List.of(new StackId("army")), 1, "battle"))).as("a board of before is not stuck").isNotEmpty();
    }

    @Test
    void theAccountAndTheExplanationSayWhyMoreIsLost() {
        var state = board(pool(1, 0).stack("army", "france", "caux", 1, 0, 0)).withDuty(new Duty.Losses(new CountryId("france"), List.of(new StackId("army")), 1, "battle"));
        var play = EuChapters.play(state, EuMap.PRINTED, EuTables.PRINTED, Dice.NONE);

        Sequence.continueAutomatically(play);

        var ruled = ((Verdict.Accepted<EuEvent>) play.toVerdict(EuCommandRun.success())).events();
        assertThat(ruled.getFirst().event()).isEqualTo(new LossesRaised(new CountryId("france"), List.of(new StackId("army")), 2));
        assertThat(ruled.getFirst().explanation().getFirst().rule().id()).isEqualTo("EU-UNIT-4");
        assertThat(Told.of(War.RULES, state, ruled.getFirst().event(), ruled.getFirst().explanation()))
                .isEqualTo("eu.losses.raised: who France, lost 2.");
        assertThat(ruled.get(1).event()).isInstanceOf(LossesTaken.class);
    }

    /** Two A+ against two A+ in Artois: France throws tens, Spain fives. */
    private static War battle(Situation situation) {
        Dice dice = name -> OptionalInt.of(switch (name.purpose()) {
            case "leaderCasualty" -> 10;
            case "retreat", "pursuit" -> 1;
            default -> name.side().equals(Side.PHASING.word()) ? 10 : 5;
        });
        return situation.stack("army", "france", "ile_de_france", 2, 0, 0).stack("field", "spain", "artois", 2, 0, 0).war()
                .declares("france", Campaign.MULTIPLE).marches("army", "picardie", "artois").plays(new EndMovement(new CountryId("france")))
                .plays(new FightBattle(new SpaceId("artois"))).plays(new StandAndFight(new SpaceId("artois")), dice).plays(Retreat.to(new SpaceId("artois"), new SpaceId("hainaut")), dice);
    }

    @Test
    void theIncreaseCountsAsLossesOfTheBattle() {
        int usual = battle(Situation.franceAgainstSpain()).last(BattleEnded.class).lossesLd().get(Side.PHASING);
        var war = battle(pool(2, 0));

        assertThat(usual % 2).as("an odd loss of two A+ needs change").isEqualTo(1);
        assertThat(war.last(BattleEnded.class).lossesLd()).containsEntry(Side.PHASING, usual + 1);
        assertThat(war.board().stacks().get(new StackId("army")).ld()).isEqualTo(8 - usual - 1);
        assertThat(war.step("no counter to give change").rule().id()).isEqualTo("EU-UNIT-4");
    }

    @Test
    void aCountryWithItsPrintedCountersIsNotHindered() {
        var war = losing(Situation.franceAgainstSpain().stack("army", "france", "caux", 1, 0, 0), 1, "army");

        assertThat(war.decision("losses").options()).extracting(Option::command).as("A- 1 LD or three LD")
                .containsExactly(new TakeLosses(new StackId("army"), new Counters(0, 1, 1)), new TakeLosses(new StackId("army"), new Counters(0, 0, 3)));
        assertThat(war.events()).noneMatch(LossesSuffered.class::isInstance);
    }

    @Test
    void aScenarioStatesTheCountersOfACountry() {
        var scenario = Situation.franceAgainstSpain().counters("france", 1000, 3).scenario();

        assertThat(War.RULES.faults(scenario)).containsOnlyKeys("/countries/france/counters/army");
        assertThat(scenario.countries().get(new CountryId("spain")).counters()).isEqualTo(Optional.empty());
    }

    @Tag(Tier.BOTH)
    @Test
    void gamesWithFewCountersHaveNoDeadEnd() {
        var few = Situation.franceAgainstSpain().alliances(List.of("france", "venice"), List.of("spain", "genes"))
                .counters("france", 2, 1).counters("spain", 2, 0).counters("venice", 1, 1).level("artois", 1).level("flandre", 1).level("picardie", 1)
                .startingIn(null).owner("hainaut", "genes").owner("champagne", "venice")
                .stack("fra", "france", "picardie", 1, 0, 1).under(3, 3, 3, 1).stack("ven", "venice", "picardie", 1, 0, 0)
                .stack("rear", "france", "champagne", 0, 1, 0).stack("spa", "spain", "flandre", 1, 0, 0).under(4, 2, 2, 0)
                .stack("gen", "genes", "hainaut", 0, 1, 1).stack("spa2", "spain", "brabant", 1, 0, 0).war().board();

        for (int game = 0; game < Tier.times(3, 12); game++) {
            assertThat(Chance.game(War.RULES, few, game, 6000)).as("game %d", game).hasSizeLessThan(6000);
        }
    }
}
