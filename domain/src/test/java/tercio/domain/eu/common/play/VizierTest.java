package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import tercio.domain.dice.Dice;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.LandTechnology;
import tercio.domain.eu.common.forces.Leader;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.LeaderKind;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.EuScenario.LeaderAtStart;
import tercio.domain.eu.common.game.LeaderStatus;
import tercio.domain.eu.common.game.Revolt;
import tercio.domain.eu.common.game.SessionAtStart;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.battle.play.BattleCommand.AttemptEvasion;
import tercio.domain.eu.land.battle.play.BattleCommand.FightBattle;
import tercio.domain.eu.land.battle.play.BattleCommand.StandAndFight;
import tercio.domain.eu.land.battle.play.BattleEvent.BattleEnded;
import tercio.domain.eu.land.battle.play.BattleEvent.BattleFought;
import tercio.domain.eu.land.interception.play.InterceptionCommand.AttemptInterception;
import tercio.domain.eu.land.losses.play.LossEvent.LeaderKilled;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.land.movement.play.MoveCommand.MoveStack;
import tercio.domain.eu.land.revolt.play.RevoltCommand.FightRebels;
import tercio.domain.eu.land.siege.play.SiegeCommand.ResolveAssault;
import tercio.domain.eu.land.siege.play.SiegeCommand.Undermine;
import tercio.domain.eu.supply.attrition.play.MarchAttritionCommand.RollMarchAttrition;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.eu.turn.leader.play.LeaderEvent.VizierForgotten;
import tercio.domain.eu.turn.leader.play.LeaderEvent.VizierRolled;
import tercio.domain.game.Option;
import tercio.domain.game.Verdict;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Modifier;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.given.Told;

/**
 * The Vizier whose counter has no values: they are rolled each time they are needed, and kept within a battle (EU-CMD-6). The printed
 * column gives for 1 to 10: 212, 444, 224, 233, 322, 533, 415, 122, 232 and 434; an odd die gives the siege value 1.
 */
class VizierTest {

    private static final String SERBIA = "serbia";

    private static Situation turks() {
        return Situation.franceAgainstSpain().alliances(List.of("turkey", "france"), List.of("hongrie", "spain"))
                .technology("turkey", LandTechnology.MUSKETS, false).controller(SERBIA, "turkey").initiative("turkey", 30).initiative("france", 30);
    }

    /** The Hungarians with manoeuvre 4 have come over the river to the Vizier in Serbia. */
    private static War attacked() {
        return turks().initiative("hongrie", 40).initiative("spain", 40).stack("king", "hongrie", "banat", 2, 0, 0).under(4, 3, 3, 1)
                .stack("army", "turkey", SERBIA, 1, 0, 0).underVizier()
                .war().declares("hongrie", Campaign.MULTIPLE).declares("spain", Campaign.PASSIVE).marches("king", SERBIA)
                .plays(new EndMovement(new CountryId("hongrie"))).plays(new EndMovement(new CountryId("spain"))).plays(new FightBattle(new SpaceId(SERBIA)));
    }

    /** These dice for the purpose, else 5, and no leader is hit; the purposes that were asked are noted. */
    private static Dice dice(List<String> asked, Map<String, Integer> given) {
        return name -> {
            asked.add(name.purpose());
            return OptionalInt.of(given.getOrDefault(name.purpose(), name.purpose().equals("leaderCasualty") ? 10 : 5));
        };
    }

    private static LeaderStatus vizier(War war) {
        return war.board().leaders().get(new LeaderId("vizier"));
    }

    private static int of(Step step, String modifier) {
        return step.modifiers().stream().filter(each -> each.reason().equals(modifier)).mapToInt(Modifier::value).sum();
    }

    // --- Battles --------------------------------------------------------------------------------------------------------

    @Test
    void aBattleThatHeCommandsRollsHimInItsColumn() {
        var asked = new ArrayList<String>();
        var war = attacked().plays(new StandAndFight(new SpaceId(SERBIA)), dice(asked, Map.of("replacementLeader", 2)));

        var step = war.step("values of the Vizier");
        assertThat(step.rule().id()).isEqualTo("EU-CMD-6");
        assertThat(step.dice()).containsExactly(2);
        assertThat(step.cell().column()).isEqualTo("turkey_vizier");
        assertThat(step.result()).isEqualTo("444");
        assertThat(asked).as("one die for him, none for the Hungarians, who have a leader").containsOnlyOnce("replacementLeader").doesNotContain("vizier");
        assertThat(war.explanation().stream().filter(each -> each.step().equals("first-day shock")).map(each -> of(each, "shock differential")))
                .as("4 against 3 helps him alone").containsExactly(0, 1);
    }

    @Test
    void whatAnEvasionHasRolledIsKeptForTheBattle() {
        var asked = new ArrayList<String>();
        var war = attacked().plays(new AttemptEvasion(new SpaceId(SERBIA), new SpaceId("bulgaristan"), 0), dice(asked, Map.of("vizier", 6, "evasion", 6)));

        assertThat(war.step("evasion").modified()).as("6 + 1 for manoeuvre 5 against 4").isEqualTo(7);
        assertThat(asked).containsOnlyOnce("vizier").doesNotContain("replacementLeader");
        var fought = war.events().stream().filter(BattleFought.class::isInstance).map(BattleFought.class::cast).findFirst().orElseThrow();
        assertThat(fought.battle().nonPhasing().leader().map(Leader::values)).contains("533");
        assertThat(war.events().stream().filter(VizierRolled.class::isInstance)).containsExactly(new VizierRolled(new LeaderId("vizier"), 5, 3, 3, 0));
    }

    @Test
    void heIsForgottenWhenTheBattleIsOver() {
        var war = attacked().plays(new AttemptEvasion(new SpaceId(SERBIA), new SpaceId("bulgaristan"), 0), dice(new ArrayList<>(), Map.of("vizier", 6, "evasion", 7)));

        assertThat(war.board().stacks().get(new StackId("army")).province().value()).as("7 + 1 = 8").isEqualTo("bulgaristan");
        assertThat(war.last(VizierForgotten.class)).isEqualTo(new VizierForgotten(new LeaderId("vizier")));
        assertThat(vizier(war).rolled()).isNull();
        assertThat(vizier(war).leader().values()).isEqualTo("by die");
    }

    @Test
    void hisValuesAreHisAndHisFateIsToo() {
        Dice dice = name -> OptionalInt.of(switch (name.purpose()) {
            case "leaderCasualty" -> name.side().equals(Side.NON_PHASING.word()) ? 1 : 10;
            case "leaderFate" -> 1;
            default -> name.side().equals(Side.NON_PHASING.word()) ? 8 : 4;
        });
        var war = attacked().plays(new StandAndFight(new SpaceId(SERBIA)), dice);
        while (war.events().stream().noneMatch(BattleEnded.class::isInstance)) {
            war.plays((EuCommand) war.decisions().getFirst().options().getFirst().command(), dice);
        }

        assertThat(war.last(LeaderKilled.class)).as("an odd die kills").isEqualTo(new LeaderKilled(new LeaderId("vizier")));
        assertThat(vizier(war).fate()).isEqualTo(LeaderStatus.Fate.KILLED);
    }

    @Test
    void aRefusedEvasionRollsNothing() {
        var board = attacked().board();

        assertThat(War.RULES.decide(board, new AttemptEvasion(new SpaceId(SERBIA), new SpaceId("banat"), 0), Dice.NONE)).isInstanceOf(Verdict.Refused.class);
        var wanted = War.RULES.decide(board, new AttemptEvasion(new SpaceId(SERBIA), new SpaceId("bulgaristan"), 0), Dice.NONE);
        assertThat(Told.of(War.RULES.dieLabel(board, ((Verdict.NeedsDie<?>) wanted).die()))).isEqualTo("eu.die.of: die (eu.die.vizier), owner Turkey, together (eu.name.one: who Turkey), number 0.");
    }

    @Test
    void aSultanCommandsBeforeHisVizier() {
        var board = War.of("vienna-1529").board();

        assertThat(board.commander(List.of(board.stacks().get(new StackId("tur-1")))).map(Leader::id)).contains(new LeaderId("turquie_suleyman"));
        assertThat(turks().stack("army", "turkey", SERBIA, 1, 0, 0).under(2, 2, 2, 0).underVizier().war().board()
                .commander(List.of()).map(Leader::id)).isEmpty();
        var led = turks().stack("army", "turkey", SERBIA, 1, 0, 0).under(2, 2, 2, 0).underVizier().war().board();
        assertThat(led.commander(List.of(led.stacks().get(new StackId("army")))).map(Leader::id)).as("before a general").contains(new LeaderId("vizier"));
    }

    // --- Interceptions, attrition, sieges and revolts -------------------------------------------------------------------

    @Test
    void anInterceptionRollsHimFirst() {
        var war = turks().initiative("hongrie", 40).initiative("spain", 40).stack("king", "hongrie", "banat", 2, 0, 0).under(3, 3, 3, 1)
                .stack("army", "turkey", "bulgaristan", 1, 0, 0).underVizier()
                .war().declares("hongrie", Campaign.MULTIPLE).declares("spain", Campaign.PASSIVE)
                .plays(new MoveStack(new StackId("king"), List.of(new SpaceId(SERBIA)))).plays(new AttemptInterception(List.of(new StackId("army"))), 10, 1);

        assertThat(war.last(VizierRolled.class)).isEqualTo(new VizierRolled(new LeaderId("vizier"), 4, 3, 4, 0));
        assertThat(of(war.step("interception"), "manoeuvre differential")).as("4 - 3").isEqualTo(1);
        assertThat(vizier(war).rolled()).as("he has not caught them").isNull();
    }

    @Test
    void attritionOfAMarchCountsTheManoeuvreThatIsRolledForIt() {
        var war = turks().stack("army", "turkey", "bulgaristan", 1, 1, 0).underVizier().war().rollingForMarches()
                .declares("turkey", Campaign.MULTIPLE).declares("france", Campaign.PASSIVE)
                .plays(new EndMovement(new CountryId("turkey"))).plays(new EndMovement(new CountryId("france"))).plays(new RollMarchAttrition(new StackId("army")), 2, 8);

        assertThat(war.step("values of the Vizier").result()).isEqualTo("444");
        assertThat(war.step("movement attrition").modified()).as("8 - 4").isEqualTo(4);
        assertThat(vizier(war).rolled()).isNull();
    }

    /** 5 LD of Janissaries besiege 3 levels in the Banat; the impulses are over. */
    private static War siege() {
        return turks().level("banat", 3).stack("army", "turkey", "banat", 1, 0, 1).underVizier().war().luckyInAttrition().waits("turkey", "france")
                .waits("hongrie", "spain");
    }

    @Test
    void anOddDieGivesHimASiegeValue() {
        var odd = siege().plays(new Undermine(new SpaceId("banat")), 7, 5);
        assertThat(Told.of(odd.step("values of the Vizier").said())).isEqualTo("eu.leaders.result-vizier: values 415, siege 1.");
        var even = siege().plays(new Undermine(new SpaceId("banat")), 6, 5);
        assertThat(even.step("values of the Vizier").result()).isEqualTo("533");

        assertThat(War.sum(odd.step("undermining")) - War.sum(even.step("undermining"))).as("the siege value of the besieger").isEqualTo(1);
    }

    @Test
    void anAssaultRollsHimToo() {
        var asked = new ArrayList<String>();
        var war = siege().plays(new ResolveAssault(new SpaceId("banat")), dice(asked, Map.of("replacementLeader", 2)));

        assertThat(war.step("values of the Vizier").result()).isEqualTo("444");
        assertThat(asked.stream().filter("replacementLeader"::equals)).as("for him and for the garrison").hasSize(2);
        assertThat(asked).doesNotContain("vizier");
    }

    private static War revolt() {
        return turks().after(new SessionAtStart(List.of(), Optional.empty(), Optional.empty(), Map.of(), Map.of(), Map.of(), Map.of(), List.of(),
                        List.of(), Map.of(new SpaceId("trakya"), new Revolt(1, 0))))
                .stack("army", "turkey", "trakya", 0, 1, 0).underVizier().war().luckyInAttrition().waits("turkey", "france").waits("hongrie", "spain");
    }

    @Test
    void heFightsARevoltWithWhatTheDieGives() {
        var war = revolt().plays(new FightRebels(new SpaceId("trakya")), 5, 3);

        assertThat(war.step("fight against a revolt").modified()).as("3 + 2 LD + 3 manoeuvre").isEqualTo(8);
    }

    @Test
    void theOddsReckonWithEachDieForHisValues() {
        var war = revolt();
        var forecast = War.RULES.forecasts(war.board(), List.of(new FightRebels(new SpaceId("trakya")))).getFirst().orElseThrow();
        var result = forecast.figures().get("result");
        var won = result.weightOf(word -> word.toString().equals("success"));

        assertThat(new BigDecimal(won).divide(new BigDecimal(result.whole()))).as("""
                2 LD and manoeuvre 2, 4, 2, 2, 3, 5, 4, 1, 2, 4: at least 4, 2, 4, 4, 3, 1, 2, 5, 4 and 2 are needed, which 7, 9, 7, 7, 8, 10, 9, 6, 7 and 9
                dice of ten show""").isEqualByComparingTo("0.79");
    }

    // --- The board ------------------------------------------------------------------------------------------------------

    @Test
    void aScenarioMayHoldHimForTurkeyOnly() {
        var foreign = Situation.franceAgainstSpain().stack("army", "france", "picardie", 1, 0, 0).underVizier().scenario();
        assertThat(Told.of(War.RULES.faults(foreign))).containsEntry("/leaders/0/country", "eu.fault.vizier-of-turkey.");

        var odd = turks().stack("army", "turkey", SERBIA, 1, 0, 0).leader(new LeaderAtStart(new LeaderId("v"), "V", new CountryId("turkey"), "A", 0, 0, 0, 1, false,
                Optional.of(LeaderKind.VIZIER), Optional.empty(), Optional.empty())).scenario();
        assertThat(War.RULES.faults(odd)).containsOnlyKeys("/leaders/0/monarch", "/leaders/0/siege");
        var printed = turks().printed("turquie_vizier").stack("army", "turkey", SERBIA, 1, 0, 0).ledBy("turquie_vizier").war().board();
        assertThat(printed.leaders().get(new LeaderId("turquie_vizier")).leader().hasValuesByDie()).isTrue();
    }

    @Test
    void theAccountSaysWhatTheDieGave() {
        var board = revolt().board();

        assertThat(Told.of(War.RULES, board, new VizierRolled(new LeaderId("vizier"), 4, 1, 5, 1), List.of()))
                .isEqualTo("eu.leaders.vizier: leader Vizier, manoeuvre 4, fire 1, shock 5, siege 1.");
        assertThat(Told.of(War.RULES, board, new VizierForgotten(new LeaderId("vizier")), List.of())).isEqualTo("eu.leaders.vizier-forgotten: leader Vizier.");
        assertThat(War.RULES.decisions(board)).flatExtracting(decision -> decision.options()).extracting(Option::command)
                .contains(new FightRebels(new SpaceId("trakya")));
    }
}
