package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import tercio.domain.dice.Dice;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.Counters;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.game.Engaged;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.EuEvent;
import tercio.domain.eu.common.game.Movement;
import tercio.domain.eu.common.game.Revolt;
import tercio.domain.eu.common.game.SessionAtStart;
import tercio.domain.eu.common.game.Ships;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.battle.play.BattleCommand.FightBattle;
import tercio.domain.eu.land.interception.play.InterceptionCommand.AttemptInterception;
import tercio.domain.eu.land.interception.play.InterceptionCommand.PassInterception;
import tercio.domain.eu.land.interception.play.InterceptionEvent;
import tercio.domain.eu.land.losses.play.LossCommand.TakeLosses;
import tercio.domain.eu.land.losses.play.LossEvent.LossesSuffered;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.land.movement.play.MoveCommand.MoveStack;
import tercio.domain.eu.land.movement.play.MoveCommand.SplitStack;
import tercio.domain.eu.land.revolt.play.RevoltCommand.FightRebels;
import tercio.domain.eu.land.siege.play.SiegeCommand.ResolveAssault;
import tercio.domain.eu.land.siege.play.SiegeCommand.Undermine;
import tercio.domain.eu.sea.attrition.play.ShipLossCommand.RollNavalAttrition;
import tercio.domain.eu.supply.attrition.play.MarchAttritionCommand.RollMarchAttrition;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.eu.turn.campaign.play.CampaignCommand.DeclareCampaign;
import tercio.domain.eu.turn.leader.play.LeaderCommand.DrawLeader;
import tercio.domain.eu.world.establishment.Establishment.Kind;
import tercio.domain.game.Verdict;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.given.Told;

/** The account of attempts: the roll, the number needed, the result and the rest. */
class AccountTest {

    private static List<String> told(War war, EuCommand command, Dice dice) {
        var accepted = (Verdict.Accepted<EuEvent>) War.RULES.decide(war.board(), command, dice);
        var sentences = new ArrayList<String>();
        var board = war.board();
        for (var ruled : accepted.events()) {
            sentences.add(Told.of(War.RULES, board, ruled.event(), ruled.explanation()));
            board = War.RULES.evolve(board, ruled.event());
        }
        return sentences;
    }

    private static Dice all(int value) {
        return name -> OptionalInt.of(value);
    }

    /** Difficulty 5, 3 for the distance of one zone and -6: a 10 is a 12, and one detachment does not live through it. */
    @Test
    void aLostFleetSaysWhoIsWithoutAStack() {
        var war = Situation.franceAgainstSpain().knows("france", "s_acores", "s_canarias", "s_arguin").explorer("jacques", "france", 0)
                .fleet("ships", "france", "s_arguin", new Ships(0, 0, 0, 0, 0, 1, 0), "jacques").war().declares("france", Campaign.PASSIVE).plays(new EndMovement(new CountryId("france")));

        assertThat(told(war, new RollNavalAttrition(new StackId("ships")), all(10)))
                .contains("eu.shiploss.stack-lost: stack (eu.name.fleet-under: country France, size 1/3, leader jacques), led yes, leaders [jacques], where Banc d'Arguin.");
    }

    /** Manoeuvre 0 against 0, a city of his own: +1. */
    @Test
    void anInterceptionSaysWhatItNeeded() {
        var war = Situation.franceAgainstSpain().stack("army", "france", "picardie", 1, 0, 0).stack("watch", "spain", "flandre", 1, 0, 0)
                .war().declares("france", Campaign.MULTIPLE).plays(new MoveStack(new StackId("army"), List.of(new SpaceId("artois"))));

        assertThat(told(war, new AttemptInterception(List.of(new StackId("watch"))), all(6))).contains(
                "eu.interception.attempt: moving (eu.name.stack: country France, size 4), where Artois, stack (eu.name.stack: country Spain, size 4), "
                        + "success no, person no, rolled modified, die 6, sum 7, needed 8, natural 10.");
    }

    @Test
    void whoLetsAStackPassMakesNoAttemptOrNoFurtherOne() {
        var war = Situation.franceAgainstSpain().stack("army", "france", "picardie", 1, 0, 0).stack("watch", "spain", "flandre", 1, 0, 0)
                .stack("guard", "spain", "flandre", 0, 0, 1)
                .war().declares("france", Campaign.MULTIPLE).plays(new MoveStack(new StackId("army"), List.of(new SpaceId("artois"))));

        assertThat(told(war, new PassInterception(new CountryId("spain")), Dice.NONE)).contains("eu.interception.passed: moving (eu.name.stack: country France, size 4), where Artois, who [Spain], further no.");
        var board = war.board();
        var movement = (Movement) board.phase();
        var tried = board.withPhase(movement.withMove(movement.move().orElseThrow().withAttempt(new Engaged(new StackId("watch"), new SpaceId("flandre")), false)));
        var passed = new InterceptionEvent.InterceptionPassed(board.allianceOf(new CountryId("spain")), new StackId("army"), new SpaceId("artois"));
        assertThat(Told.of(War.RULES, tried, passed, List.of())).isEqualTo("eu.interception.passed: moving (eu.name.stack: country France, size 4), where Artois, who [Spain], further yes.");
    }

    /** A stack that was intercepted goes back where it came from: nobody is asked, and it is settled before the rolls are told (EU-BATTLE-RETREAT). */
    @Test
    void theOnlyWayOfARetreatIsToldAsSuch() {
        var war = Situation.franceAgainstSpain().stack("army", "france", "picardie", 1, 0, 0).stack("watch", "spain", "flandre", 1, 0, 0)
                .war().declares("france", Campaign.MULTIPLE).plays(new MoveStack(new StackId("army"), List.of(new SpaceId("artois")))).plays(new AttemptInterception(List.of(new StackId("watch"))), all(10));

        assertThat(told(war, new FightBattle(new SpaceId("artois")), War.luck(Side.NON_PHASING)))
                .contains("eu.battle.retreat: who [France], to Picardie, how only, fortress no, part none, inside 0.");
    }

    @Test
    void aSplitNamesAllWhoGo() {
        var war = Situation.franceAgainstSpain().stack("army", "france", "picardie", 1, 0, 2).printed("france_bayard").printed("france_berwick")
                .printed("france_catinat").ledBy("france_bayard", "france_berwick", "france_catinat").war().declares("france", Campaign.MULTIPLE);

        assertThat(told(war, new SplitStack(new StackId("army"), new Counters(0, 0, 1), true), all(1)).getFirst())
                .startsWith("eu.movement.split-under: units [(eu.name.ld: count 1)], stack (eu.name.stack-under: country France, size 6, leader ")
                .endsWith("where Picardie, left 5, leaders [Bayard + Berwick + Catinat].");
    }

    /** 10 - 3 level + 2 artillery. */
    @Test
    void aRoundOfASiegeSaysWhatWasRolledAndLost() {
        var war = Situation.franceAgainstSpain().level("artois", 3).stack("army", "france", "artois", 2, 0, 0).war().waits("france").waits("spain");

        assertThat(told(war, new Undermine(new SpaceId("artois")), all(5))).first()
                .isEqualTo("eu.siege.undermined: who France, city Arras, result siegework_minus, minus 1, plus 0, rolled modified, die 5, sum 4.");
        var repulsed = told(war, new ResolveAssault(new SpaceId("artois")), name -> OptionalInt.of(name.side().equals("besieged") ? 10 : 1));
        assertThat(repulsed.getFirst()).startsWith("eu.siege.assault-with-losses: who France, city Arras, breach no, falls no, lost ").endsWith(", defender Spain, killed 0.");
    }

    @Test
    void lossesSayWhatRemains() {
        var war = Situation.franceAgainstSpain().level("artois", 3).stack("army", "france", "artois", 2, 0, 0).war().waits("france").waits("spain")
                .plays(new ResolveAssault(new SpaceId("artois")), name -> OptionalInt.of(name.side().equals("besieged") ? 10 : 1));
        int left = 8 - war.last(LossesSuffered.class).ld();

        var told = told(war, new TakeLosses(new StackId("army"), Counters.of(Units.of(0, 0, left))), Dice.NONE);
        assertThat(told.getFirst()).startsWith("eu.losses.left: stack (eu.name.stack: country France, size 8), left " + left + ", armies no, ");
    }

    @Test
    void aSplitSaysWhatIsLeftBehind() {
        var war = Situation.franceAgainstSpain().stack("army", "france", "picardie", 1, 0, 0).war().declares("france", Campaign.MULTIPLE);

        assertThat(told(war, split(1), Dice.NONE)).containsExactly("eu.movement.split: units [(eu.name.ld: count 1)], stack (eu.name.stack: country France, size 4), where Picardie, left 3, leaders [].");
        assertThat(told(war, split(3), Dice.NONE)).as("more than three counters cannot stand together").startsWith("eu.movement.split: units [(eu.name.ld: count 3)], stack (eu.name.stack: country France, size 4), where Picardie, left 1, leaders [].");
    }

    @Test
    void whatIsLeftBehindCountsDetachments() {
        var war = Situation.franceAgainstSpain().overseas().charted().establishment("france", Kind.COLONY, 3, "r_cuba_w").stack("army", "france", "r_cuba_w", 0, 0, 2).war()
                .declares("france", Campaign.MULTIPLE);

        assertThat(told(war, new SplitStack(new StackId("army"), new Counters(0, 0, 0, Optional.empty(), Optional.of(1)), false), Dice.NONE)).containsExactly("eu.movement.split: units [(eu.name.lde: count 1)], "
                + "stack (eu.name.stack: country France, size 2), where Cuba W, left 1 2/3, leaders [].");
    }

    private static SplitStack split(int ld) {
        return new SplitStack(new StackId("army"), Counters.of(Units.of(0, 0, ld)), false);
    }

    /** 6 MP at home are one cause, without a modifier: 6 for 4 LD is a P. */
    @Test
    void attritionOfAMarchSaysWhatWasRolled() {
        var war = Situation.franceAgainstSpain().stack("army", "france", "champagne", 1, 0, 0).war().rollingForMarches()
                .declares("france", Campaign.MULTIPLE).plays(new MoveStack(new StackId("army"),
                        List.of(new SpaceId("ile_de_france"), new SpaceId("champagne"), new SpaceId("ile_de_france"), new SpaceId("champagne"), new SpaceId("ile_de_france"), new SpaceId("champagne"))));

        assertThat(told(war, new RollMarchAttrition(new StackId("army")), all(6))).first()
                .isEqualTo("eu.attrition.rolled: stacks [(eu.name.stack: country France, size 4)], where Champagne, rolled plain, die 6, sum 6, result pillage, lost 0.");
    }

    @Test
    void aStackThatIsLostSaysWhatBecomesOfItsLeader() {
        var war = Situation.franceAgainstSpain().level("artois", 3).stack("army", "france", "artois", 0, 0, 1).under(3, 3, 3, 1).war()
                .waits("france").waits("spain");

        assertThat(told(war, new ResolveAssault(new SpaceId("artois")), name -> OptionalInt.of(name.side().equals("besieged") || name.purpose().equals("leaderCasualty") ? 10 : 1)))
                .contains("eu.losses.destroyed: stack (eu.name.stack-under: country France, size 1, leader general-of-army), why assault, where Artois, led yes, "
                        + "leaders [general-of-army].");
    }

    @Test
    void threeAlliesAreListedAndNoCampaignHasNoPrice() {
        var war = Situation.franceAgainstSpain().alliances(List.of("france", "venice", "genes"), List.of("spain"))
                .stack("army", "france", "picardie", 1, 0, 0).stack("watch", "spain", "flandre", 1, 0, 0).war()
                .waits("spain").declares("france", Campaign.MULTIPLE).declares("venice", Campaign.PASSIVE);

        assertThat(told(war, new DeclareCampaign(new CountryId("genes"), Campaign.NONE), Dice.NONE))
                .containsExactly("eu.campaign.declared: who Genoa, campaign none, how declared, before no, paid no, price 0, byOther no, payer Genoa, free no.",
                        "eu.movement.begins: who [France + Venice + Genoa].");
    }

    /** 4 + 2 LD + 2 manoeuvre. */
    @Test
    void aFightAgainstARevoltSaysWhatItNeeded() {
        var war = Situation.franceAgainstSpain().after(new SessionAtStart(List.of(), Optional.empty(), Optional.empty(), Map.of(), Map.of(), Map.of(),
                        Map.of(), List.of(), List.of(), Map.of(new SpaceId("picardie"), new Revolt(1, 0))))
                .stack("army", "france", "picardie", 0, 1, 0).under(2, 1, 1, 0).war().luckyInAttrition().waits("france").luckyInAttrition().waits("spain");

        assertThat(told(war, new FightRebels(new SpaceId("picardie")), all(4))).first()
                .isEqualTo("eu.revolt.rebels: who France, rolled modified, die 4, sum 8, needed 8, natural 10, "
                        + "whom (eu.name.revolt: plus 0, minus 1, both no, counters 1), where Picardie, result gone, left (eu.name.revolt: plus 0, minus 0, both no, counters 0).");
    }

    @Test
    void aRefusalNamesCountriesAndProvincesAsPeopleDo() {
        var war = Situation.franceAgainstSpain().stack("army", "france", "picardie", 1, 0, 0).stack("watch", "spain", "flandre", 1, 0, 0).war();
        assertThat(Told.of(war.refuses(new DeclareCampaign(new CountryId("spain"), Campaign.PASSIVE)).detail())).isEqualTo("eu.campaign.refused-not-your-impulse: alliance [France], who Spain.");

        war.declares("france", Campaign.MULTIPLE);
        assertThat(Told.of(war.refuses(new MoveStack(new StackId("watch"), List.of(new SpaceId("artois")))).detail()))
                .isEqualTo("eu.precedence.refused-other-impulse: stack (eu.name.stack: country Spain, size 4), who [France].");
        assertThat(Told.of(war.refuses(new MoveStack(new StackId("army"), List.of(new SpaceId("picardie")))).detail())).isEqualTo("eu.movement.refused-no-border: from Picardie, to Picardie.");
        assertThat(Told.of(war.refuses(new DrawLeader(new LeaderId("alba"))).detail())).isEqualTo("eu.leaders.refused-no-draw: known no, leader alba.");
    }
}
