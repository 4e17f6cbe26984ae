package tercio.domain.eia.combat.siege.play;

import java.util.List;
import tercio.domain.eia.common.game.CityHold;
import tercio.domain.eia.common.game.FactorShare;
import tercio.domain.eia.common.game.SiegeDuty;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.game.Decision;
import tercio.domain.game.Option;

/** The questions of sieges to players. */
final class SiegeQuestions {

    private SiegeQuestions() {}

    /** The decision about a siege in this sequence. */
    static Decision of(CitySiegeChapter chapter, EiaWarView board, CityHold city) {
        var area = city.area();
        var power = SiegeStep.decidingPower(board, city).orElseThrow();
        var besieges = SiegeStep.actingBesieger(board, city).isPresent();
        var question = chapter.decision("siege-" + area, power.word(), besieges ? SiegeStep.ATTEMPT : SiegeFights.SALLY,
                besieges ? "What do the besiegers of " + board.name(area) + " do?" : "Does the garrison of " + board.name(area) + " attack its besiegers?",
                SiegeStep.options(board, city));
        var available = besieges ? List.<FactorShare>of() : GarrisonSally.availableFactors(board, area);
        return available.isEmpty() ? question : question.with(LossChoices.attackForm(board, power, area, available));
    }

    /** The decision about a duty that a siege leaves open. */
    static Decision of(CitySiegeChapter chapter, EiaWarView board, SiegeDuty duty) {
        var city = board.name(duty.area());
        var power = duty.power();
        return switch (duty) {
            case SiegeDuty.OfferedSortie sortie -> chapter.decision("sortie", power.word(), AssaultAttempts.SORTIE,
                    "Does the garrison of " + city + " make a sortie?", List.of(
                            new Option("make a sortie", new CitySiegeCommand.DecideSortie(power, duty.area(), true)),
                            new Option("stay behind the walls", new CitySiegeCommand.DecideSortie(power, duty.area(), false))));
            case SiegeDuty.SortieLoss loss -> losses(chapter, board, loss);
            case SiegeDuty.BreachedWalls walls -> chapter.decision("breach", power.word(), BreachAnswers.BREACH,
                    "The walls of " + city + " are breached. What does the garrison do?", BreachAnswers.options(board, walls));
            case SiegeDuty.RequestedHonours honours -> chapter.decision("honours", power.word(), BreachAnswers.HONOURS,
                    "The garrison of " + city + " asks for the honors of war. Are they granted?", List.of(
                            new Option("grant them: the garrison leaves, the city is captured", new CitySiegeCommand.AnswerHonours(power, duty.area(), true)),
                            new Option("refuse them", new CitySiegeCommand.AnswerHonours(power, duty.area(), false))));
            case SiegeDuty.RefugeOfGarrison refuge -> chapter.decision("refuge", power.word(), BreachAnswers.HONOURS,
                    "Where does the garrison of " + city + " go?", BreachAnswers.refugeOptions(board, refuge));
            case SiegeDuty.SiegeFight fight -> fight(chapter, board, fight);
            case SiegeDuty.BesiegersInRetreat retreat -> chapter.decision("besiegers-retreat", power.word(), BesiegerRetreat.DIRECTION,
                    "Where are the besiegers of " + city + " retreated?", BesiegerRetreat.options(board, retreat));
            case SiegeDuty.FreedCorps freed -> chapter.decision("freed-corps", power.word(), GarrisonSally.FREED,
                    "Which corps move out of " + city + "?", GarrisonSally.freedOptions(board, freed)).with(GarrisonSally.form(board, freed));
            case SiegeDuty.CapturedDepot depot -> chapter.decision("port-depot", power.word(), PortDepots.RULE,
                    "What becomes of the depot in " + city + "?", PortDepots.options(board, depot));
        };
    }

    private static Decision losses(CitySiegeChapter chapter, EiaWarView board, SiegeDuty.SortieLoss duty) {
        var force = SortieLosses.eligibleFactors(board, duty);
        if (force.isEmpty()) {
            return chapter.decision("sortie-loss", duty.power().word(), AssaultAttempts.SORTIE, "Which factor is lost to the sortie?",
                    List.of(new Option("one that only its owner sees", new CitySiegeCommand.TakeSiegeLosses(duty.power(), duty.area(), List.of()))));
        }
        return chapter.decision("sortie-loss", duty.power().word(), AssaultAttempts.SORTIE, "Which factor is lost to the sortie?",
                        LossChoices.options(duty.power(), duty.area(), force, 1))
                .with(LossChoices.lossForm(board, duty.power(), duty.area(), force, 1, AssaultAttempts.SORTIE));
    }

    private static Decision fight(CitySiegeChapter chapter, EiaWarView board, SiegeDuty.SiegeFight duty) {
        var combat = duty.combat();
        var power = duty.power();
        var owing = SiegeFights.sideOwingLosses(combat);
        if (owing.isEmpty()) {
            int next = combat.round() + 1;
            return chapter.roll("siege-round", power.word(), combat.assault() ? SiegeFights.ASSAULT : SiegeFights.SALLY,
                    "Round " + next + " at " + board.name(combat.area()) + " is to be fought.", "fight round " + next,
                    new CitySiegeCommand.FightSiegeRound(power, combat.area()));
        }
        var side = owing.get();
        var rule = combat.assault() ? SiegeFights.ASSAULT_LOSSES : SiegeFights.SALLY_LOSSES;
        return chapter.decision("siege-losses", power.word(), rule, "Which " + (side.due() == 1 ? "factor" : side.due() + " factors") + " does " + power.title() + " lose at "
                        + board.name(combat.area()) + "?", LossChoices.options(power, combat.area(), side.force(), side.due()))
                .with(LossChoices.lossForm(board, power, combat.area(), side.force(), side.due(), rule));
    }
}
