package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tercio.domain.dice.Dice;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.Counters;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.battle.play.BattleCommand.FightBattle;
import tercio.domain.eu.land.battle.play.BattleCommand.StandAndFight;
import tercio.domain.eu.land.battle.play.BattleEvent.BattleEnded;
import tercio.domain.eu.land.interception.play.InterceptionCommand.AttemptInterception;
import tercio.domain.eu.land.interception.play.InterceptionCommand.FightLater;
import tercio.domain.eu.land.interception.play.InterceptionCommand.PassInterception;
import tercio.domain.eu.land.losses.play.LossEvent.LossesSuffered;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.land.movement.play.MoveCommand.HaltMove;
import tercio.domain.eu.land.movement.play.MoveCommand.MoveStack;
import tercio.domain.eu.land.movement.play.MoveCommand.ReturnAfterInterception;
import tercio.domain.eu.land.movement.play.MoveCommand.StayOverstacked;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.game.Option;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.given.Told;

/** In a province with a battle stacking is tested after it, and interceptors who are too many go back (EU-STACK-3). */
class GoingBackTest {

    private static ReturnAfterInterception back(String stack) {
        return new ReturnAfterInterception(new StackId(stack), Optional.empty(), List.of());
    }

    private static ReturnAfterInterception back(String stack, int ld) {
        return new ReturnAfterInterception(new StackId(stack), Optional.of(Counters.of(Units.of(0, 0, ld))), List.of());
    }

    private static int spanish(EuState board, String province) {
        return board.stacksIn(new SpaceId(province)).stream().filter(stack -> stack.country().equals(new CountryId("spain"))).mapToInt(Stack::ld).sum();
    }

    /** 2 LD of France enter Flandre, where 4 Spanish LD stand; 5 more intercept from Artois and wait for the battle of all. */
    private static War waiting() {
        return waiting(Situation.franceAgainstSpain());
    }

    private static War waiting(Situation situation) {
        return situation.stack("f1", "france", "picardie", 0, 1, 0)
                .stack("guard", "spain", "flandre", 1, 0, 0).stack("watch", "spain", "artois", 1, 0, 1)
                .war().declares("france", Campaign.MULTIPLE).plays(new MoveStack(new StackId("f1"), List.of(new SpaceId("flandre"))))
                .plays(new AttemptInterception(List.of(new StackId("watch"))), 10).plays(new FightLater(new SpaceId("flandre")));
    }

    @Test
    void nobodyIsLostBeforeTheBattleIsFought() {
        var war = waiting();

        assertThat(war.board().duties()).as("4 and 5 LD wait for the battle").isEmpty();
        assertThat(war.decision("movement").party()).isEqualTo("france");
        war.plays(new EndMovement(new CountryId("france"))).plays(new FightBattle(new SpaceId("flandre")));
        assertThat(spanish(war.board(), "flandre")).isEqualTo(9);
    }

    /** Beyond Europe French troops may explore after the movements; the battle comes after that too. */
    @Test
    void norWhileOthersExplore() {
        var war = waiting(Situation.franceAgainstSpain().knows("france", "s_acores", "s_canarias", "s_arguin", "r_haiti_w")
                .stack("troops", "france", "r_haiti_w", 0, 0, 2)).plays(new EndMovement(new CountryId("france")));

        assertThat(war.decision("explore-troops").party()).isEqualTo("france");
        assertThat(war.board().duties()).as("4 and 5 LD wait for the battle").isEmpty();
        war.exploresNothing().plays(new FightBattle(new SpaceId("flandre")));
        assertThat(spanish(war.board(), "flandre")).isEqualTo(9);
    }

    private static War fought() {
        return withEight(waiting().plays(new EndMovement(new CountryId("france"))).plays(new FightBattle(new SpaceId("flandre")))
                .plays(new StandAndFight(new SpaceId("flandre")), War.luck(Side.NON_PHASING)), War.luck(Side.NON_PHASING));
    }

    /** The side of 9 LD says which 8 of them fight, and they do. */
    private static War withEight(War war, Dice luck) {
        return war.plays((EuCommand) war.decision("fighters").form().example(), luck);
    }

    @Test
    void afterItTheInterceptorsMayGoBackWhereTheyCameFrom() {
        var war = fought();

        assertThat(war.last(BattleEnded.class).winner()).isEqualTo(Side.NON_PHASING);
        assertThat(spanish(war.board(), "flandre")).as("no loss in the battle: 9 LD, 1 too many").isEqualTo(9);
        assertThat(war.decision("overstacking").party()).isEqualTo("spain");
        assertThat(war.decision("overstacking").options()).extracting(Option::command)
                .containsExactly(back("watch"), new StayOverstacked(new CountryId("spain"), new SpaceId("flandre")));
        war.settle("overstacking", back("watch"));
        assertThat(war.board().stacks().get(new StackId("watch")).province().value()).isEqualTo("artois");
        assertThat(spanish(war.board(), "flandre")).isEqualTo(4);
        assertThat(war.board().duties()).isEmpty();
    }

    @Test
    void orAPartOfThemDoes() {
        var war = fought().plays(back("watch", 1));

        assertThat(war.board().stacksIn(new SpaceId("artois"))).extracting(Stack::ld).containsExactly(1);
        assertThat(war.board().stacks().get(new StackId("watch")).units()).isEqualTo(Units.of(1, 0, 0));
        assertThat(spanish(war.board(), "flandre")).as("two A+").isEqualTo(8);
        assertThat(war.board().duties()).isEmpty();
    }

    @Test
    void whatIsTooMuchAfterThatIsLost() {
        var war = fought().plays(new StayOverstacked(new CountryId("spain"), new SpaceId("flandre")));

        assertThat(war.last(LossesSuffered.class)).isEqualTo(new LossesSuffered(new CountryId("spain"), List.of(new StackId("guard"), new StackId("watch")), 1, "stacking"));
        assertThat(war.decision("losses").party()).isEqualTo("spain");
    }

    @Test
    void onlyWhoCameByInterceptionGoesBackAndWithWhatItHas() {
        var war = fought();

        assertThat(war.refuses(back("guard")).rule().id()).isEqualTo("EU-STACK-3");
        assertThat(war.refuses(back("guard")).legal()).extracting(Option::command)
                .containsExactly(back("watch"), new StayOverstacked(new CountryId("spain"), new SpaceId("flandre")));
        assertThat(Told.of(war.refuses(back("watch", 5)).detail())).contains("eu.movement.refused-cannot-give");
        assertThat(Told.of(war.refuses(new ReturnAfterInterception(new StackId("watch"), Optional.of(Counters.of(Units.of(0, 0, 1))), List.of(new LeaderId("nobody")))).detail()))
                .contains("some no");
        assertThat(war.refuses(new StayOverstacked(new CountryId("france"), new SpaceId("flandre"))).rule().id()).isEqualTo("EU-STACK-3");
        assertThat(waiting().refuses(back("watch")).rule().id()).isEqualTo("EU-STACK-3");
    }

    @Test
    void theFormReachesEveryPart() {
        var form = fought().decision("overstacking").form();

        assertThat(form.fields()).extracting(field -> field.name()).containsExactly("units.armyPlus", "units.armyMinus", "units.ld");
        assertThat(fought().plays((ReturnAfterInterception) form.example()).board().stacksIn(new SpaceId("artois"))).extracting(Stack::ld).containsExactly(1);
    }

    /** 5 LD enter Hainaut, 1 Spanish LD catches them, 4 LD come to help: 9 stand there after the battle. */
    private static War helped() {
        return withEight(Situation.franceAgainstSpain().controller("artois", "france")
                .stack("army", "france", "champagne", 1, 0, 1).stack("help", "france", "artois", 1, 0, 0)
                .stack("last", "france", "champagne", 0, 0, 1).stack("watch", "spain", "flandre", 0, 0, 1)
                .war().declares("france", Campaign.MULTIPLE).plays(new MoveStack(new StackId("army"), List.of(new SpaceId("hainaut"))))
                .plays(new AttemptInterception(List.of(new StackId("watch"))), 10).plays(new AttemptInterception(List.of(new StackId("help"))), 10)
                .plays(new FightBattle(new SpaceId("hainaut")), War.luck(Side.PHASING)), War.luck(Side.PHASING));
    }

    @Test
    void whoCameToHelpGoesBackToo() {
        var war = helped();
        assertThat(war.board().duties()).as("the move is not over").isEmpty();
        war.plays(new HaltMove(new StackId("army")));

        assertThat(war.decision("overstacking").options()).extracting(Option::command)
                .containsExactly(back("help"), new StayOverstacked(new CountryId("france"), new SpaceId("hainaut")));
        war.plays(back("help"));
        assertThat(war.board().stacks().get(new StackId("help")).province().value()).isEqualTo("artois");
    }

    @Test
    void butNotAfterLaterMoves() {
        var war = helped().plays(new HaltMove(new StackId("army"))).plays(back("help", 1)).plays(new MoveStack(new StackId("last"), List.of(new SpaceId("hainaut"))));
        while (war.decisions().getFirst().id().equals("interception")) {
            war.plays(new PassInterception(new CountryId(war.decisions().getFirst().party())));
        }

        assertThat(war.last(LossesSuffered.class).why()).as("9 LD again, by a move: who moves too many there loses them").isEqualTo("stacking");
        assertThat(war.decision("losses").party()).isEqualTo("france");
    }

    @Test
    void nobodyGoesBackToWhereEnemiesStand() {
        var war = withEight(Situation.franceAgainstSpain().stack("f1", "france", "picardie", 0, 1, 0).stack("f2", "france", "champagne", 0, 1, 0)
                .stack("guard", "spain", "flandre", 1, 0, 0).stack("watch", "spain", "artois", 1, 0, 1)
                .war().declares("france", Campaign.MULTIPLE).plays(new MoveStack(new StackId("f1"), List.of(new SpaceId("flandre"))))
                .plays(new AttemptInterception(List.of(new StackId("watch"))), 10).plays(new FightLater(new SpaceId("flandre")))
                .marches("f2", "artois").plays(new EndMovement(new CountryId("france"))).plays(new FightBattle(new SpaceId("flandre")))
                .plays(new StandAndFight(new SpaceId("flandre")), War.luck(Side.NON_PHASING)), War.luck(Side.NON_PHASING));

        assertThat(war.last(LossesSuffered.class).why()).isEqualTo("stacking");
    }

    /** An intervention has one stack in the war: it goes back whole (EU-ALLY-3). */
    @Test
    void theStackOfAnInterventionGoesBackWhole() {
        var asked = helped().plays(new HaltMove(new StackId("army")));
        assertThat(asked.decision("overstacking").form()).isNotNull();
        var war = War.on(InterventionTest.withOneStack(asked.board(), "france", Optional.of("help"), Optional.empty()));

        assertThat(war.decision("overstacking").form()).isNull();
        assertThat(war.refuses(back("help", 1)).rule().id()).isEqualTo("EU-ALLY-3");
        war.plays(back("help"));
    }
}
