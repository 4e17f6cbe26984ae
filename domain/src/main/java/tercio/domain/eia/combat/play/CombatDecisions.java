package tercio.domain.eia.combat.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tercio.domain.eia.combat.DayChoice;
import tercio.domain.eia.combat.play.CombatCommand.*;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.CorpsKind;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.CampaignNames;
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
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Citation;
import tercio.domain.sentence.Sentence.Keyed;
import tercio.domain.sentence.Sentence;

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

    private static Decision decision(String id, Power power, String kind, String rule, Sentence prompt, List<Option> options) {
        return new Decision(id, power.word(), kind, Citation.of(rule), prompt, options, List.of());
    }

    /** The decision which combat is next: any of them, and each that is not trivial also by the trivial procedure, if the enemy agrees. */
    static Decision orderDecision(EiaWarView board, List<SpaceId> areas) {
        var power = board.state().slot().orElseThrow().acting().getFirst();
        return decision("combat-order", power, "ChooseCombat", "EIA-7.5.1.3", ask("ask-order", power),
                orderOptions(board, areas, power));
    }

    static List<Option> orderOptions(EiaWarView board, List<SpaceId> areas, Power power) {
        var options = new ArrayList<Option>();
        for (var area : areas) {
            var kind = CombatListing.kind(board, CombatListing.attacker(board, area), CombatListing.defender(board, area), area);
            options.add(new Option(say("to-choose").with("kind", kind.name().toLowerCase(Locale.ROOT)).with("at", CampaignNames.at(area)), new ChooseCombat(power, area, false)));
            if (kind != CombatKind.TRIVIAL) {
                options.add(new Option(say("to-propose").with("at", CampaignNames.at(area)), new ChooseCombat(power, area, true)));
            }
        }
        return options;
    }

    private static List<Decision> of(EiaWarView board, LandCombat combat, EiaTables tables) {
        return switch (combat.stage()) {
            case AGREEMENT -> List.of(decision("trivial", combat.defender().lead(), "AnswerProposal", "EIA-7.5.3",
                    ask("ask-trivial", combat.defender().lead()).with("at", CampaignNames.at(combat.area())),
                    yesNo(combat.defender().lead())));
            case RETIREMENT -> Retirements.powersToAsk(board, combat).stream().map(power -> retirementDecision(board, combat, power)).toList();
            case RETIREMENT_AGREEMENT -> Retirements.powersToAgree(combat).stream().map(power -> decision("retire-" + power.word(), power,
                    "AgreeRetirement", "EIA-7.5.1.1.1", ask("ask-agree-retirement", power),
                    List.of(new Option(say("to-agree"), new AgreeRetirement(power, true)), new Option(say("to-refuse-retirement"), new AgreeRetirement(power, false)))))
                    .toList();
            case SALLY -> Sallies.powersToAsk(board, combat).stream().map(power -> SallyForm.decision(board, combat, power)).toList();
            case COMMAND -> SideCommand.powersToAsk(board, combat).stream().map(power -> decision("command-" + power.word(), power, "NameCommander",
                    SideCommand.RULE, ask("ask-command", power).with("side", combat.sideOf(power).orElseThrow().word()).with("at", CampaignNames.at(combat.area())), SideCommand.options(board, combat, power))).toList();
            case CHITS -> bySide(combat, side -> combat.chits().awaits(combat.armyOf(side).lead().word())
                    ? Optional.of(chitDecision(board, combat, side)) : Optional.empty());
            case DIVISION -> combat.announced().map(side -> List.of(DivisionOfForce.decision(board, combat, side))).orElse(List.of());
            case WITHDRAWAL -> List.of(decision("withdrawal", combat.defender().lead(), "RollWithdrawal", "EIA-7.5.2.5.2",
                    ask("ask-withdrawal", combat.defender().lead()),
                    List.of(new Option(say("to-roll-withdrawal"), new RollWithdrawal(combat.defender().lead())))));
            case ROUND -> bySide(combat, side -> combat.armyOf(side).declared().isPresent() ? Optional.empty() : Optional.of(roundDecision(board, combat, side, tables)));
            case CASUALTIES, PURSUIT_LOSSES -> bySide(combat, side -> DueLosses.of(board, combat, side, tables).map(due -> lossDecision(board, combat, side, due)));
            case PURSUIT -> Pursuits.pursuer(board, combat, tables).map(side -> combat.armyOf(side).lead()).map(power -> List.of(decision("pursuit", power, "LaunchPursuit",
                    "EIA-7.5.2.10.2", ask("ask-pursuit", power), List.of(new Option(say("to-pursue").with("pursue", true), new LaunchPursuit(power, true)),
                            new Option(say("to-pursue").with("pursue", false), new LaunchPursuit(power, false)))))).orElse(List.of());
            case RETREAT -> retreatDecisions(board, combat);
            case REINFORCEMENT -> Reinforcements.powersToAsk(board, combat, tables).stream().map(power -> ReinforcementForm.decision(board, combat, power)).toList();
            case ARRIVAL -> CombatFlow.awaitedOutflanker(combat).map(side -> combat.armyOf(side).lead()).map(power -> List.of(decision("arrival", power, "RollArrival",
                    "EIA-7.5.2.12.1", ask("ask-arrival", power),
                    List.of(new Option(say("to-roll-arrival"), new RollArrival(power)))))).orElse(List.of());
            case DAY_END -> bySide(combat, side -> combat.intentions().awaits(combat.armyOf(side).lead().word())
                    ? Optional.of(dayEndDecision(board, combat, combat.armyOf(side).lead())) : Optional.empty());
            case AFTERMATH -> Aftermath.depotToSettle(board, combat).map(depot -> List.of(depotDecision(board, combat))).orElse(List.of());
            case MORALE -> List.of();
        };
    }

    private static List<Decision> bySide(LandCombat combat, Function<CombatSide, Optional<Decision>> asked) {
        return Stream.of(CombatSide.values()).flatMap(side -> asked.apply(side).stream()).toList();
    }

    private static Keyed say(String key) {
        return Sentence.of("eia.combat." + key);
    }

    private static Keyed ask(String key, Power who) {
        return say(key).with("who", CampaignNames.power(who));
    }

    private static Keyed fight(RoundOptions.Extra extra) {
        return say("to-fight").with("guard", extra.guard()).with("artillery", extra.artillery());
    }

    private static List<Option> yesNo(Power power) {
        return List.of(new Option(say("to-agree-trivial"), new AnswerProposal(power, true)),
                new Option(say("to-refuse-trivial"), new AnswerProposal(power, false)));
    }

    private static Decision retirementDecision(EiaWarView board, LandCombat combat, Power power) {
        return decision("retire-" + power.word(), power, "RetireIntoCity", Retirements.RULE,
                ask("ask-retirement", power).with("at", CampaignNames.at(combat.area())),
                Retirements.options(board, combat, power)).with(RetirementForm.of(board, combat, power));
    }

    // --- Chits -----------------------------------------------------------------------------------------------------

    private static Decision chitDecision(EiaWarView board, LandCombat combat, CombatSide side) {
        var power = combat.armyOf(side).lead();
        return decision("chit-" + side, power, "ChooseChit", "EIA-7.5.2.1", ask("ask-chit", power).with("side", side.word()),
                chitOptions(board, combat, side));
    }

    static List<Option> chitOptions(EiaWarView board, LandCombat combat, CombatSide side) {
        var power = combat.armyOf(side).lead();
        var all = side == CombatSide.ATTACKER ? OperationalChit.ofAttacker() : OperationalChit.ofDefender();
        return all.stream().filter(chit -> chit != OperationalChit.OUTFLANK || mayOutflank(board, combat, side))
                .map(chit -> new Option(say("chit").with("chit", chit.name().toLowerCase(Locale.ROOT)), new ChooseChit(power, Optional.of(chit)))).toList();
    }

    /** A force with a leader and two corps that are not artillery may outflank (EIA-7.5.2.1). */
    static boolean mayOutflank(EiaWarView board, LandCombat combat, CombatSide side) {
        return CombatCommanders.of(board, combat.armyOf(side)).isPresent() && lineCorps(board, combat, side).size() >= 2;
    }

    /** The corps of a side that are not artillery. */
    static List<UnitId> lineCorps(EiaWarView board, LandCombat combat, CombatSide side) {
        return combat.armyOf(side).corps().stream().filter(id -> board.charts().corps(id).kind() != CorpsKind.ARTILLERY).toList();
    }

    // --- Rounds ----------------------------------------------------------------------------------------------------

    private static Decision roundDecision(EiaWarView board, LandCombat combat, CombatSide side, EiaTables tables) {
        var power = combat.armyOf(side).lead();
        return decision("round-" + side, power, "FightRound", "EIA-7.5.2.9", ask("ask-round", power).with("round", combat.round() + 1)
                .with("day", combat.day()).with("at", CampaignNames.at(combat.area())), roundOptions(board, combat, side, tables));
    }

    /** The round as it is, with a rating that is declared lower, and with what options allow. */
    static List<Option> roundOptions(EiaWarView board, LandCombat combat, CombatSide side, EiaTables tables) {
        var power = combat.armyOf(side).lead();
        int rating = PlayedCombat.of(board, combat, tables).tactical(side);
        var options = new ArrayList<Option>();
        for (var extra : RoundOptions.choices(board, combat, side)) {
            options.add(new Option(fight(extra), new FightRound(power, Optional.empty(), extra.guard(), extra.artillery())));
            IntStream.range(0, rating).forEach(lower -> options.add(new Option(say("to-fight-rated").with("fight", fight(extra)).with("rating", lower),
                    new FightRound(power, Optional.of(lower), extra.guard(), extra.artillery()))));
        }
        return options;
    }

    private static Decision lossDecision(EiaWarView board, LandCombat combat, CombatSide side, DueLosses due) {
        var power = combat.armyOf(side).lead();
        boolean pursuit = due.demand().pursuit();
        var asked = ask("ask-losses", power).with("pursuit", pursuit).with("count", pursuit ? due.demand().due() : due.rules().number());
        return decision("losses-" + side, power, "TakeCasualties", pursuit ? "EIA-7.5.2.10.2.3" : "EIA-7.5.2.9.2",
                asked, TakingCasualties.options(board, power, due)).with(TakingCasualties.form(board, power, due));
    }

    private static List<Decision> retreatDecisions(EiaWarView board, LandCombat combat) {
        if (combat.retreats().isEmpty()) {
            return List.of();
        }
        var force = combat.retreats().getFirst();
        return List.of(decision("retreat", force.chooser(), "RetreatForce", "EIA-7.5.2.10.3.1", ask("ask-retreat", force.chooser()).with("side", force.side().word())
                .with("where", CampaignNames.area(force.currentArea())), LeavingForces.options(board, combat)));
    }

    private static Decision dayEndDecision(EiaWarView board, LandCombat combat, Power power) {
        return decision("day-end-" + power.word(), power, "ChooseDayEnd", "EIA-7.5.2.13", ask("ask-day-end", power)
                .with("at", CampaignNames.at(combat.area())).with("day", combat.day()), dayEndOptions(combat, power));
    }

    /** Fight on or withdraw; the garrison of a depot cannot leave (EIA-7.5.3.4). */
    static List<Option> dayEndOptions(LandCombat combat, Power power) {
        var fight = new Option(say("to-fight-on"), new ChooseDayEnd(power, Optional.of(DayChoice.FIGHT)));
        boolean leaves = combat.sideLedBy(power).map(combat::armyOf).filter(army -> !army.corps().isEmpty() || !army.irregulars().isEmpty()).isPresent();
        return leaves ? List.of(fight, new Option(say("to-withdraw"), new ChooseDayEnd(power, Optional.of(DayChoice.WITHDRAW)))) : List.of(fight);
    }

    private static Decision depotDecision(EiaWarView board, LandCombat combat) {
        var options = Aftermath.depotOptions(board, combat);
        return decision("depot-after-combat", ((SettleDepot) options.getFirst().command()).power(), "SettleDepot", Aftermath.DEPOTS,
                say("ask-depot").with("at", CampaignNames.at(combat.area())), options);
    }

    /** The legal answers of a power to what is awaited, for a refusal. */
    static List<Option> legalAnswers(EiaWarView board, Power power, EiaTables tables) {
        return awaitedDecisions(board, tables).stream().filter(decision -> decision.party().equals(power.word()))
                .flatMap(decision -> Stream.concat(decision.options().stream(),
                        decision.options().isEmpty() ? decision.optionalForm().map(Form::example).map(example -> new Option(say("for-example"), example)).stream()
                                : Stream.empty())).toList();
    }
}
