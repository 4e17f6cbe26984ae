package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.Move;
import tercio.domain.eu.common.game.Movement;
import tercio.domain.eu.common.game.Relations.PassageAtStart;
import tercio.domain.eu.common.game.Relations;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.battle.play.BattleCommand.AttemptEvasion;
import tercio.domain.eu.land.battle.play.BattleCommand.DeclareOverrun;
import tercio.domain.eu.land.battle.play.BattleCommand.FightBattle;
import tercio.domain.eu.land.battle.play.BattleCommand.HoldTheField;
import tercio.domain.eu.land.battle.play.BattleCommand.Retreat;
import tercio.domain.eu.land.battle.play.BattleCommand.StandAndFight;
import tercio.domain.eu.land.battle.play.BattleCommand.StayAfterVictory;
import tercio.domain.eu.land.battle.play.BattleEvent.BattleEnded;
import tercio.domain.eu.land.battle.play.BattleEvent.RetreatChosen;
import tercio.domain.eu.land.interception.play.InterceptionCommand.AttemptInterception;
import tercio.domain.eu.land.interception.play.InterceptionCommand.FightAtOnce;
import tercio.domain.eu.land.losses.play.LossEvent.LossesSuffered;
import tercio.domain.eu.land.losses.play.LossEvent.StackRetreated;
import tercio.domain.eu.land.movement.play.MoveCommand.ContinueMove;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.land.movement.play.MoveCommand.HaltMove;
import tercio.domain.eu.land.movement.play.MoveCommand.MoveStack;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.game.Option;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.given.Told;

/** Winners that retreat, because they like or because they may not stay (EU-BATTLE-RETREAT-WINNER). */
class WinnersChoiceTest {

    /** Eight French under a 322 come to eight Spanish in Artois; the dice favour one side. Nobody has answered after the battle. */
    private static War battle(Side lucky) {
        return Situation.franceAgainstSpain().stack("army", "france", "ile_de_france", 2, 0, 0).under(3, 2, 2, 0)
                .stack("field", "spain", "artois", 2, 0, 0).under(2, 2, 2, 0).stack("home", "spain", "hainaut", 0, 0, 1)
                .war().askingWinners().declares("france", Campaign.MULTIPLE).marches("army", "picardie", "artois")
                .plays(new EndMovement(new CountryId("france"))).plays(new FightBattle(new SpaceId("artois"))).plays(new StandAndFight(new SpaceId("artois")), War.luck(lucky));
    }

    private static War frenchVictory() {
        return battle(Side.PHASING).plays(Retreat.to(new SpaceId("artois"), new SpaceId("hainaut")), War.luck(Side.PHASING));
    }

    @Test
    void theWinnerIsAskedOnceTheBeatenHaveChosen() {
        var war = frenchVictory();

        assertThat(war.decision("victory").party()).isEqualTo("france");
        assertThat(war.decision("victory").rule().id()).isEqualTo("EU-BATTLE-RETREAT-WINNER");
        assertThat(war.decision("victory").options()).extracting(Option::command)
                .containsExactly(new StayAfterVictory(new SpaceId("artois")), Retreat.to(new SpaceId("artois"), new SpaceId("picardie")));
    }

    @Test
    void whoRetreatsGoesWhereItCameFromAndHasWon() {
        var war = frenchVictory().plays(Retreat.to(new SpaceId("artois"), new SpaceId("picardie")), 10, 10, 10);

        assertThat(war.last(BattleEnded.class).winner()).isEqualTo(Side.PHASING);
        assertThat(war.last(BattleEnded.class).lossesLd()).as("10 less manoeuvre 3 is a whole LD").containsEntry(Side.PHASING, 1);
        assertThat(war.last(BattleEnded.class).barred()).containsExactly(new StackId("field"));
        assertThat(war.events()).containsSubsequence(new StackRetreated(new StackId("field"), new SpaceId("artois"), new SpaceId("hainaut"), false),
                new StackRetreated(new StackId("army"), new SpaceId("artois"), new SpaceId("picardie"), false), new LossesSuffered(new CountryId("france"), List.of(new StackId("army")), 1, "battle"));
        assertThat(war.step("retreat").dice()).containsExactly(10);
    }

    @Test
    void whoStaysBesiegesTheFortress() {
        var war = frenchVictory().plays(new StayAfterVictory(new SpaceId("artois")), 10, 10);

        assertThat(war.board().stacks().get(new StackId("army")).province().value()).isEqualTo("artois");
        assertThat(war.last(BattleEnded.class).lossesLd()).containsEntry(Side.PHASING, 0);
    }

    @Test
    void theOtherSideMayWinAndRetreatTooButNotWhereTheBeatenHaveGone() {
        var war = battle(Side.NON_PHASING);

        assertThat(war.decision("victory").party()).isEqualTo("spain");
        assertThat(war.decision("victory").options()).extracting(Option::command).containsExactly(new StayAfterVictory(new SpaceId("artois")),
                Retreat.to(new SpaceId("artois"), Retreat.FORTRESS),
                Retreat.to(new SpaceId("artois"), new SpaceId("flandre")), new Retreat(new SpaceId("artois"), new SpaceId("flandre"), 1), new Retreat(new SpaceId("artois"), new SpaceId("flandre"), 2), new Retreat(new SpaceId("artois"), new SpaceId("flandre"), 3),
                Retreat.to(new SpaceId("artois"), new SpaceId("hainaut")), new Retreat(new SpaceId("artois"), new SpaceId("hainaut"), 1), new Retreat(new SpaceId("artois"), new SpaceId("hainaut"), 2), new Retreat(new SpaceId("artois"), new SpaceId("hainaut"), 3));
        assertThat(war.decision("victory").form()).isNotNull();
        war.plays(new Retreat(new SpaceId("artois"), new SpaceId("flandre"), 2), War.luck(Side.NON_PHASING));
        assertThat(war.last(RetreatChosen.class).side()).isEqualTo(Side.NON_PHASING);
        assertThat(war.board().stacks().get(new StackId("field")).province().value()).isEqualTo("flandre");
        assertThat(war.board().stacks().get(new StackId("field.1")).province().value()).isEqualTo("artois");
        assertThat(war.board().stacks().get(new StackId("field.1")).besieged()).as("the beaten have gone: nobody besieges it").isFalse();
    }

    @Test
    void refusalsNameWhatIsLegal() {
        var war = frenchVictory();

        var refusal = war.refuses(Retreat.to(new SpaceId("artois"), new SpaceId("champagne")));
        assertThat(refusal.rule().id()).isEqualTo("EU-BATTLE-RETREAT-WINNER");
        assertThat(refusal.legal()).hasSize(2);
        assertThat(war.refuses(Retreat.to(new SpaceId("artois"), new SpaceId("artois"))).rule().id()).as("staying is no retreat").isEqualTo("EU-BATTLE-RETREAT-WINNER");
        assertThat(Told.of(war.refuses(new StayAfterVictory(new SpaceId("hainaut"))).detail())).contains("eu.battle.refused-no-winner: where Hainaut");
        assertThat(battle(Side.PHASING).refuses(new StayAfterVictory(new SpaceId("artois"))).rule().id()).isEqualTo("EU-BATTLE-RETREAT-WINNER");
    }

    /** The interceptors fight at once and lose; the others in Hainaut are still to be fought. */
    @Test
    void enemiesThatTookNoPartKeepTheWinnerThere() {
        var war = Situation.franceAgainstSpain().stack("army", "france", "champagne", 2, 0, 0).stack("field", "spain", "hainaut", 1, 0, 0)
                .stack("watch", "spain", "flandre", 2, 0, 0)
                .war().askingWinners().declares("france", Campaign.MULTIPLE).plays(new MoveStack(new StackId("army"), List.of(new SpaceId("hainaut"))))
                .plays(new AttemptInterception(List.of(new StackId("watch"))), 10).plays(new FightAtOnce(new SpaceId("hainaut")))
                .plays(new FightBattle(new SpaceId("hainaut")), War.luck(Side.PHASING));
        if (war.decisions().getFirst().id().equals("retreat")) {
            war.plays(Retreat.to(new SpaceId("hainaut"), new SpaceId("flandre")), War.luck(Side.PHASING));
        }

        assertThat(war.last(BattleEnded.class).winner()).as("not asked").isEqualTo(Side.PHASING);
    }

    // --- Neutral land that both may cross ----------------------------------------------------------------------------

    /** The French cross Lothringen and are caught there by Spanish from Luxemburg. */
    private static War inLorraine() {
        return Situation.franceAgainstSpain()
                .relations(new Relations(List.of(), Map.of(), Map.of(), List.of(new PassageAtStart(List.of(new SpaceId("lorraine")), List.of(), List.of(new CountryId("france"), new CountryId("spain"))))))
                .initiative("france", 10).initiative("spain", 20).stack("fra", "france", "champagne", 2, 0, 0).under(3, 2, 2, 0)
                .stack("spa", "spain", "luxemburg", 2, 0, 0).under(3, 2, 2, 0)
                .war().askingWinners().declares("spain", Campaign.MULTIPLE).plays(new EndMovement(new CountryId("spain")))
                .declares("france", Campaign.MULTIPLE).plays(new MoveStack(new StackId("fra"), List.of(new SpaceId("lorraine"), new SpaceId("troyes"))))
                .plays(new AttemptInterception(List.of(new StackId("spa"))), 10);
    }

    @Test
    void theInterceptedWinnerGoesOnOrRetreats() {
        var war = inLorraine().plays(new FightBattle(new SpaceId("lorraine")), War.luck(Side.PHASING));

        assertThat(war.board().stacks().get(new StackId("spa")).province().value()).as("it retreats when the battle is settled").isEqualTo("lorraine");
        assertThat(Told.of(war.decision("victory").prompt())).endsWith("where Lothringen, stays no.");
        assertThat(war.decision("victory").options()).extracting(Option::command)
                .containsExactly(new StayAfterVictory(new SpaceId("lorraine")), Retreat.to(new SpaceId("lorraine"), new SpaceId("champagne")));

        war.plays(new StayAfterVictory(new SpaceId("lorraine")), 10, 10);
        assertThat(war.board().stacks().get(new StackId("spa")).province().value()).isEqualTo("luxemburg");
        while (!war.board().duties().isEmpty()) {
            war.plays((EuCommand) war.decisions().getFirst().options().getFirst().command());
        }
        var refusal = war.refuses(new HaltMove(new StackId("fra")));
        assertThat(refusal.rule().id()).isEqualTo("EU-CTRL-5");
        assertThat(refusal.legal()).extracting(Option::command).contains(new ContinueMove(new StackId("fra"), List.of())).doesNotContain(new HaltMove(new StackId("fra")));
        assertThat(war.plays(new ContinueMove(new StackId("fra"), List.of())).passes().board().stacks().get(new StackId("fra")).province().value()).isEqualTo("troyes");
    }

    @Test
    void theInterceptedWinnerThatRetreatsMovesNoFurther() {
        var war = inLorraine().plays(new FightBattle(new SpaceId("lorraine")), War.luck(Side.PHASING)).plays(Retreat.to(new SpaceId("lorraine"), new SpaceId("champagne")), War.luck(Side.PHASING));

        assertThat(war.board().stacks().get(new StackId("fra")).province().value()).isEqualTo("champagne");
        assertThat(war.board().stacks().get(new StackId("fra")).moved()).isTrue();
        assertThat(((Movement) war.board().phase()).move()).isEmpty();
    }

    @Test
    void theInterceptedWinnerWithoutMovementPointsHasToRetreat() {
        var caught = inLorraine().board();
        var movement = (Movement) caught.phase();
        var move = movement.move().orElseThrow();
        var spent = new Move(move.stack(), move.from(), move.province(), List.of(), 12, move.active(), move.attempted(), move.passed(),
                move.interceptors(), move.counters(), move.announced(), move.awaits(), move.pauses(), move.marched());
        var war = War.on(caught.withPhase(movement.withMove(spent))).askingWinners().plays(new FightBattle(new SpaceId("lorraine")), War.luck(Side.PHASING));

        assertThat(war.last(StackRetreated.class)).as("not asked").isEqualTo(new StackRetreated(new StackId("fra"), new SpaceId("lorraine"), new SpaceId("champagne"), false));
        assertThat(Told.of(war.step("winner retreats").said())).isEqualTo("eu.battle.result-winner-retreats.");
    }

    @Test
    void interceptorsThatWinGoBackWhereTheyCameFrom() {
        var war = inLorraine().plays(new FightBattle(new SpaceId("lorraine")), War.luck(Side.NON_PHASING));

        assertThat(war.last(BattleEnded.class).winner()).isEqualTo(Side.NON_PHASING);
        assertThat(war.board().stacks().get(new StackId("spa")).province().value()).isEqualTo("luxemburg");
        assertThat(war.board().stacks().get(new StackId("fra")).province().value()).isEqualTo("champagne");
    }

    /** After a draw the stack that was there first could stay, were the land not neutral. */
    @Test
    void afterADrawNobodyStaysEither() {
        var war = inLorraine();
        war.plays(new FightBattle(new SpaceId("lorraine")), name -> OptionalInt.of(name.purpose().equals("leaderCasualty") ? 10 : 1));
        while (war.decisions().getFirst().id().equals("retreat-attempt")) {
            war.plays(new HoldTheField(new SpaceId("lorraine")),
                    name -> OptionalInt.of(name.purpose().equals("leaderCasualty") ? 10 : 1));
        }

        assertThat(war.last(BattleEnded.class).winner()).isNull();
        assertThat(war.board().stacks().get(new StackId("fra")).province().value()).isEqualTo("champagne");
        assertThat(war.board().stacks().get(new StackId("spa")).province().value()).isEqualTo("luxemburg");
    }

    // --- The siege of a third party ----------------------------------------------------------------------------------

    /** France and England fight Spain, each in a war of its own. Spaniards besiege English Artois; the French come to attack them. */
    private static War siegeOfAThirdParty(int spanishLd) {
        return Situation.franceAgainstSpain().alliances(List.of("france"), List.of("spain"), List.of("england"))
                .warBetween("france", "spain").warBetween("england", "spain").owner("artois", "england")
                .initiative("france", 30).initiative("spain", 20).initiative("england", 10)
                .stack("army", "france", "picardie", 2, 0, 0).under(3, 2, 2, 0).stack("siege", "spain", "artois", 0, 0, spanishLd)
                .war().askingWinners().declares("france", Campaign.MULTIPLE);
    }

    @Test
    void whoBeatsTheBesiegersOfANeutralFortressGoesBack() {
        var war = siegeOfAThirdParty(3).marches("army", "artois").plays(new EndMovement(new CountryId("france"))).plays(new FightBattle(new SpaceId("artois")))
                .plays(new StandAndFight(new SpaceId("artois")), War.luck(Side.PHASING));
        while (war.decisions().getFirst().id().equals("retreat")) {
            war.plays((EuCommand) war.decisions().getFirst().options().getFirst().command(), War.luck(Side.PHASING));
        }

        assertThat(war.last(BattleEnded.class).winner()).isEqualTo(Side.PHASING);
        assertThat(war.last(RetreatChosen.class)).isEqualTo(new RetreatChosen(new SpaceId("artois"), Side.PHASING, new SpaceId("picardie"), 0, List.of(), List.of()));
        assertThat(war.board().stacks().get(new StackId("army")).province().value()).isEqualTo("picardie");
    }

    @Test
    void theNeutralFortressWithoutBesiegersBarsTheWay() {
        var war = siegeOfAThirdParty(3);
        var board = war.board();

        assertThat(War.on(board.without(board.stacks().get(new StackId("siege")))).refuses(new MoveStack(new StackId("army"), List.of(new SpaceId("artois")))).rule().id()).isEqualTo("EU-CTRL-5");
        assertThat(war.refuses(new MoveStack(new StackId("army"), List.of(new SpaceId("artois"), new SpaceId("flandre")))).rule().id()).as("it stops there").isEqualTo("EU-MOVE-STOP");
    }

    /** Eight to one destroys the besieger without a battle; the French may march on. */
    @Test
    void whoFindsNobodyToFightGoesBackWithoutARoll() {
        var war = siegeOfAThirdParty(1).plays(new MoveStack(new StackId("army"), List.of(new SpaceId("artois"))));
        while (!war.decisions().getFirst().kind().equals("DeclareOverrun")) {
            war.plays((EuCommand) war.decisions().getFirst().options().getLast().command());
        }
        war.plays(new DeclareOverrun(new SpaceId("artois")), War.luck(Side.PHASING));

        assertThat(war.board().stack(new StackId("siege"))).isEmpty();
        assertThat(war.refuses(new HaltMove(new StackId("army"))).rule().id()).isEqualTo("EU-CTRL-5");
        assertThat(war.decision("onward").options()).extracting(Option::command).doesNotContain(new HaltMove(new StackId("army")));
    }

    @Test
    void whereTheBesiegersHaveEvadedTheAttackersGoBack() {
        var war = siegeOfAThirdParty(3).marches("army", "artois").plays(new EndMovement(new CountryId("france"))).plays(new FightBattle(new SpaceId("artois")));
        war.plays((EuCommand) war.decision("evasion").options().stream().map(Option::command).filter(AttemptEvasion.class::isInstance).findFirst().orElseThrow(), 10);

        assertThat(war.last(StackRetreated.class)).isEqualTo(new StackRetreated(new StackId("army"), new SpaceId("artois"), new SpaceId("picardie"), false));
    }

    /** France and England besiege Spanish Artois, each in a war of its own; the English keep nobody from staying who was there. */
    @Test
    void besiegersBesideAThirdPartyStayWhenTheyHaveWon() {
        var board = Situation.franceAgainstSpain().alliances(List.of("france"), List.of("spain"), List.of("england"))
                .warBetween("france", "spain").warBetween("england", "spain").initiative("france", 30).initiative("spain", 20).initiative("england", 10)
                .owner("champagne", "england").stack("army", "france", "artois", 2, 0, 0).under(3, 2, 2, 0)
                .stack("eng", "england", "champagne", 0, 1, 0).stack("relief", "spain", "hainaut", 2, 0, 0).war().board();
        var war = War.on(board.with(board.stacks().get(new StackId("eng")).placedIn(new SpaceId("artois")))).askingWinners().waits("france").declares("spain", Campaign.MULTIPLE)
                .marches("relief", "artois").plays(new EndMovement(new CountryId("spain")))
                .plays(new FightBattle(new SpaceId("artois"), new CountryId("france"))).plays(new StandAndFight(new SpaceId("artois")), War.luck(Side.NON_PHASING));

        assertThat(war.decision("victory").party()).isEqualTo("france");
        assertThat(war.decision("victory").options()).extracting(Option::command)
                .contains(new StayAfterVictory(new SpaceId("artois")), Retreat.to(new SpaceId("artois"), new SpaceId("picardie")));
    }
}
