package tercio.domain.eia.combat.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tercio.domain.eia.combat.DayChoice;
import tercio.domain.eia.combat.play.CombatCommand.*;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.concept.SentenceParts;
import tercio.domain.eia.common.forces.CorpsKind;
import tercio.domain.eia.common.game.CombatKind;
import tercio.domain.eia.common.game.CombatPart;
import tercio.domain.eia.common.game.LandCombat;
import tercio.domain.eia.common.game.LandStep;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.eia.common.tables.CombatSide;
import tercio.domain.eia.common.tables.EiaTables;
import tercio.domain.eia.common.tables.OperationalChit;
import tercio.domain.game.Decision;
import tercio.domain.game.Form;
import tercio.domain.game.Option;
import tercio.domain.ruling.Citation;

/** The decisions that a combat waits for, with all legal answers. Works on a board from which the secrets of others are missing, too. */
final class CombatDecisions {

    private CombatDecisions() {}

    static List<Decision> awaitedDecisions(EiaWarView board, EiaTables tables) {
        var status = board.state().combats();
        if (!board.state().isIn(LandStep.COMBAT) || status.part() != CombatPart.COMBATS) {
            return List.of();
        }
        var left = status.declared().stream().filter(area -> CombatListing.mustFight(board, area)).toList();
        return status.fought().map(combat -> of(board, combat, tables)).orElseGet(() -> left.isEmpty() ? List.of() : List.of(orderDecision(board, left)));
    }

    private static Decision decision(String id, Power power, String kind, String rule, String prompt, List<Option> options) {
        return new Decision(id, power.word(), kind, Citation.of(rule), prompt, options, List.of());
    }

    /** Which combat is next: any of them, and each that is not trivial also by the trivial procedure, if the enemy agrees. */
    static Decision orderDecision(EiaWarView board, List<String> areas) {
        var power = board.state().slot().orElseThrow().acting().getFirst();
        return decision("combat-order", power, "ChooseCombat", "EIA-7.5.1.3", "Which combat does " + power.title() + " fight next?",
                orderOptions(board, areas, power));
    }

    static List<Option> orderOptions(EiaWarView board, List<String> areas, Power power) {
        var options = new ArrayList<Option>();
        for (var area : areas) {
            var kind = CombatListing.kind(board, CombatListing.attacker(board, area), CombatListing.defender(board, area), area);
            options.add(new Option("the " + kind.title() + " in " + board.name(area), new ChooseCombat(power, area, false)));
            if (kind != CombatKind.TRIVIAL) {
                options.add(new Option("propose to fight in " + board.name(area) + " as a trivial combat", new ChooseCombat(power, area, true)));
            }
        }
        return options;
    }

    private static List<Decision> of(EiaWarView board, LandCombat combat, EiaTables tables) {
        return switch (combat.stage()) {
            case AGREEMENT -> List.of(decision("trivial", combat.defender().lead(), "AnswerProposal", "EIA-7.5.3",
                    "Does " + combat.defender().lead().title() + " agree to fight in " + board.name(combat.area()) + " as a trivial combat?",
                    yesNo(combat.defender().lead())));
            case RETIREMENT -> Retirements.powersToAsk(board, combat).stream().map(power -> retirementDecision(board, combat, power)).toList();
            case RETIREMENT_AGREEMENT -> Retirements.powersToAgree(combat).stream().map(power -> decision("retire-" + power.word(), power,
                    "AgreeRetirement", "EIA-7.5.1.1.1", "Does " + power.title() + " agree with who retires into the city?",
                    List.of(new Option("agree", new AgreeRetirement(power, true)), new Option("refuse: nobody retires", new AgreeRetirement(power, false)))))
                    .toList();
            case SALLY -> Sallies.powersToAsk(board, combat).stream().map(power -> SallyForm.decision(board, combat, power)).toList();
            case COMMAND -> SideCommand.powersToAsk(board, combat).stream().map(power -> decision("command-" + power.word(), power, "NameCommander",
                    SideCommand.RULE, "Several leaders may command the " + combat.sideOf(power).orElseThrow() + " in " + board.name(combat.area())
                            + ": whom does " + power.title() + " name?", SideCommand.options(board, combat, power))).toList();
            case CHITS -> bySide(combat, side -> combat.chits().awaits(combat.armyOf(side).lead().word())
                    ? Optional.of(chitDecision(board, combat, side)) : Optional.empty());
            case DIVISION -> combat.announced().map(side -> List.of(DivisionOfForce.decision(board, combat, side))).orElse(List.of());
            case WITHDRAWAL -> List.of(decision("withdrawal", combat.defender().lead(), "RollWithdrawal", "EIA-7.5.2.5.2",
                    combat.defender().lead().title() + " rolls for its withdrawal.",
                    List.of(new Option("roll for the withdrawal", new RollWithdrawal(combat.defender().lead())))));
            case ROUND -> bySide(combat, side -> combat.armyOf(side).declared().isPresent() ? Optional.empty() : Optional.of(roundDecision(board, combat, side, tables)));
            case CASUALTIES, PURSUIT_LOSSES -> bySide(combat, side -> DueLosses.of(board, combat, side, tables).map(due -> lossDecision(board, combat, side, due)));
            case PURSUIT -> Pursuits.pursuer(board, combat, tables).map(side -> combat.armyOf(side).lead()).map(power -> List.of(decision("pursuit", power, "LaunchPursuit",
                    "EIA-7.5.2.10.2", "Does " + power.title() + " pursue?", List.of(new Option("pursue", new LaunchPursuit(power, true)),
                            new Option("do not pursue", new LaunchPursuit(power, false)))))).orElse(List.of());
            case RETREAT -> retreatDecisions(board, combat);
            case REINFORCEMENT -> Reinforcements.powersToAsk(board, combat, tables).stream().map(power -> ReinforcementForm.decision(board, combat, power)).toList();
            case ARRIVAL -> CombatFlow.awaitedOutflanker(combat).map(side -> combat.armyOf(side).lead()).map(power -> List.of(decision("arrival", power, "RollArrival",
                    "EIA-7.5.2.12.1", power.title() + " rolls for the arrival of its outflanking force.",
                    List.of(new Option("roll for the arrival", new RollArrival(power)))))).orElse(List.of());
            case DAY_END -> bySide(combat, side -> combat.intentions().awaits(combat.armyOf(side).lead().word())
                    ? Optional.of(dayEndDecision(board, combat, combat.armyOf(side).lead())) : Optional.empty());
            case AFTERMATH -> Aftermath.depotToSettle(board, combat).map(depot -> List.of(depotDecision(board, combat))).orElse(List.of());
            case MORALE -> List.of();
        };
    }

    private static List<Decision> bySide(LandCombat combat, Function<CombatSide, Optional<Decision>> asked) {
        return Stream.of(CombatSide.values()).flatMap(side -> asked.apply(side).stream()).toList();
    }

    private static List<Option> yesNo(Power power) {
        return List.of(new Option("agree to a trivial combat", new AnswerProposal(power, true)),
                new Option("refuse: the full procedure", new AnswerProposal(power, false)));
    }

    private static Decision retirementDecision(EiaWarView board, LandCombat combat, Power power) {
        return decision("retire-" + power.word(), power, "RetireIntoCity", Retirements.RULE,
                power.title() + " is attacked in " + board.name(combat.area()) + ". Who retires into the city?",
                Retirements.options(board, combat, power)).with(RetirementForm.of(board, combat, power));
    }

    // --- Chits -----------------------------------------------------------------------------------------------------

    private static Decision chitDecision(EiaWarView board, LandCombat combat, CombatSide side) {
        var power = combat.armyOf(side).lead();
        return decision("chit-" + side, power, "ChooseChit", "EIA-7.5.2.1", power.title() + " chooses the chit of the " + side + " in secret.",
                chitOptions(board, combat, side));
    }

    static List<Option> chitOptions(EiaWarView board, LandCombat combat, CombatSide side) {
        var power = combat.armyOf(side).lead();
        var all = side == CombatSide.ATTACKER ? OperationalChit.ofAttacker() : OperationalChit.ofDefender();
        return all.stream().filter(chit -> chit != OperationalChit.OUTFLANK || mayOutflank(board, combat, side))
                .map(chit -> new Option(chit.title(), new ChooseChit(power, Optional.of(chit)))).toList();
    }

    /** A force with a leader and two corps that are not artillery may outflank (EIA-7.5.2.1). */
    static boolean mayOutflank(EiaWarView board, LandCombat combat, CombatSide side) {
        return CombatCommanders.of(board, combat.armyOf(side)).isPresent() && lineCorps(board, combat, side).size() >= 2;
    }

    /** The corps of a side that are not artillery. */
    static List<String> lineCorps(EiaWarView board, LandCombat combat, CombatSide side) {
        return combat.armyOf(side).corps().stream().filter(id -> board.charts().corps(id).kind() != CorpsKind.ARTILLERY).toList();
    }

    // --- Rounds ----------------------------------------------------------------------------------------------------

    private static Decision roundDecision(EiaWarView board, LandCombat combat, CombatSide side, EiaTables tables) {
        var power = combat.armyOf(side).lead();
        return decision("round-" + side, power, "FightRound", "EIA-7.5.2.9", power.title() + " goes into round " + (combat.round() + 1) + " of day "
                + combat.day() + " in " + board.name(combat.area()) + ".", roundOptions(board, combat, side, tables));
    }

    /** The round as it is, with a rating that is declared lower, and with what options allow. */
    static List<Option> roundOptions(EiaWarView board, LandCombat combat, CombatSide side, EiaTables tables) {
        var power = combat.armyOf(side).lead();
        int rating = PlayedCombat.of(board, combat, tables).tactical(side);
        var options = new ArrayList<Option>();
        for (var extra : RoundOptions.choices(board, combat, side)) {
            options.add(new Option("fight" + extra.label(), new FightRound(power, Optional.empty(), extra.guard(), extra.artillery())));
            IntStream.range(0, rating).forEach(lower -> options.add(new Option("fight" + extra.label() + ", tactical rating declared as " + lower,
                    new FightRound(power, Optional.of(lower), extra.guard(), extra.artillery()))));
        }
        return options;
    }

    private static Decision lossDecision(EiaWarView board, LandCombat combat, CombatSide side, DueLosses due) {
        var power = combat.armyOf(side).lead();
        var what = due.demand().pursuit() ? SentenceParts.counted(due.demand().due(), "point", "points") + " of the pursuit"
                : SentenceParts.counted(due.rules().number(), "factor", "factors");
        return decision("losses-" + side, power, "TakeCasualties", due.demand().pursuit() ? "EIA-7.5.2.10.2.3" : "EIA-7.5.2.9.2",
                power.title() + " loses " + what + ": which?", TakingCasualties.options(board, power, due)).with(TakingCasualties.form(board, power, due));
    }

    private static List<Decision> retreatDecisions(EiaWarView board, LandCombat combat) {
        if (combat.retreats().isEmpty()) {
            return List.of();
        }
        var force = combat.retreats().getFirst();
        return List.of(decision("retreat", force.chooser(), "RetreatForce", "EIA-7.5.2.10.3.1", force.chooser().title() + " chooses where the force of the "
                + force.side() + " goes from " + board.name(force.currentArea()) + ".", LeavingForces.options(board, combat)));
    }

    private static Decision dayEndDecision(EiaWarView board, LandCombat combat, Power power) {
        return decision("day-end-" + power.word(), power, "ChooseDayEnd", "EIA-7.5.2.13", "Does " + power.title() + " fight on in "
                + board.name(combat.area()) + " after day " + combat.day() + "?", dayEndOptions(combat, power));
    }

    /** Fight on or withdraw; the garrison of a depot cannot leave (EIA-7.5.3.4). */
    static List<Option> dayEndOptions(LandCombat combat, Power power) {
        var fight = new Option("fight on", new ChooseDayEnd(power, Optional.of(DayChoice.FIGHT)));
        boolean leaves = combat.sideLedBy(power).map(combat::armyOf).filter(army -> !army.corps().isEmpty() || !army.irregulars().isEmpty()).isPresent();
        return leaves ? List.of(fight, new Option("withdraw", new ChooseDayEnd(power, Optional.of(DayChoice.WITHDRAW)))) : List.of(fight);
    }

    private static Decision depotDecision(EiaWarView board, LandCombat combat) {
        var options = Aftermath.depotOptions(board, combat);
        return decision("depot-after-combat", ((SettleDepot) options.getFirst().command()).power(), "SettleDepot", Aftermath.DEPOTS,
                "What becomes of the enemy depot in " + board.name(combat.area()) + "?", options);
    }

    /** The legal answers of a power to what is awaited, for a refusal. */
    static List<Option> legalAnswers(EiaWarView board, Power power, EiaTables tables) {
        return awaitedDecisions(board, tables).stream().filter(decision -> decision.party().equals(power.word()))
                .flatMap(decision -> Stream.concat(decision.options().stream(),
                        decision.options().isEmpty() ? decision.optionalForm().map(Form::example).map(example -> new Option("for example", example)).stream()
                                : Stream.empty())).toList();
    }
}
