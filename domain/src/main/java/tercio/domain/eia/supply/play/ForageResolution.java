package tercio.domain.eia.supply.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tercio.domain.eia.common.concept.FactorType;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.game.Corps;
import tercio.domain.eia.common.game.Detachment;
import tercio.domain.eia.common.game.LandStep;
import tercio.domain.eia.common.game.LeaderPiece;
import tercio.domain.eia.common.game.SupplyDuty;
import tercio.domain.eia.common.game.UnrevealedCorps;
import tercio.domain.eia.common.map.Area;
import tercio.domain.eia.common.play.EiaCommandRun;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.eia.movement.MarchAllowances;
import tercio.domain.eia.movement.play.ForageTime;
import tercio.domain.eia.movement.play.SiegeLines;
import tercio.domain.eia.supply.ForageLosses;
import tercio.domain.eia.supply.ForageReadings;
import tercio.domain.eia.supply.Foraging;
import tercio.domain.eia.supply.play.SupplyCommand.ForageBeforeSiege;
import tercio.domain.eia.supply.play.SupplyCommand.ForageCorps;
import tercio.domain.eia.supply.play.SupplyCommand.TakeForageLosses;
import tercio.domain.game.Execution;
import tercio.domain.game.Option;
import tercio.domain.ruling.Run;
import tercio.domain.ruling.StepRecorder;
import tercio.domain.sentence.Sentence;

/** Corps forage in a game (EIA-7.4.1). */
final class ForageResolution {

    static final String RULE = "EIA-7.4.1";
    private static final String LOSSES = "EIA-7.4.1.3";
    private static final String UNUSED = "EIA-7.4.1.2.2";
    private static final String TIME = "EIA-7.4.1.1";

    private ForageResolution() {}

    static Execution forage(EiaCommandRun play, ForageCorps command) {
        return forage(play, command.power(), command.corps(), false);
    }

    static Execution forage(EiaCommandRun play, ForageBeforeSiege command) {
        return forage(play, command.power(), command.corps(), true);
    }

    private static Execution forage(EiaCommandRun play, Power power, UnitId id, boolean plansSiege) {
        var board = play.board();
        var found = UnsettledSupply.corps(board, power).stream().filter(corps -> corps.id().equals(id)).findFirst();
        if (found.isEmpty()) {
            return EiaCommandRun.refuse(RULE, Sentence.of("eia.refused.no-forager").with("who", CampaignNames.power(power)).with("corps", CampaignNames.corps(id)));
        }
        var corps = found.get();
        if (ForageTime.mover(board).isPresent() && !ForageTime.foragers(board, power).contains(corps)) {
            return EiaCommandRun.refuse(TIME, Sentence.of("eia.refused.forages-later").with("corps", CampaignNames.corps(id)), whileMoving(board, power));
        }
        if (board.state().isIn(LandStep.SUPPLY) && !mayForage(board, corps)) {
            return EiaCommandRun.refuse(TIME, Sentence.of("eia.refused.depot-feeds").with("corps", CampaignNames.corps(id)).with("who", CampaignNames.power(power)),
                    atSupply(board, power));
        }
        if (plansSiege && !mayPlanSiege(board, corps)) {
            return EiaCommandRun.refuse(UNUSED, Sentence.of("eia.refused.no-planned-siege").with("corps", CampaignNames.corps(id)),
                    options(board, corps));
        }
        var attempt = asTold(board, attempt(board, corps, plansSiege));
        var recorder = StepRecorder.recording();
        return switch (Foraging.PROCEDURE.start(Foraging.start(attempt), play.dice("foraging of " + corps.id()), recorder)) {
            case Run.MissingDie<Foraging.Result> lacking -> EiaCommandRun.needsDie(lacking.die());
            case Run.Waiting<Foraging.Result> waiting -> throw new IllegalStateException("foraging asks no player: " + waiting.choice());
            case Run.Finished<Foraging.Result> finished -> {
                play.addRolls(finished.rolls());
                var result = finished.state();
                boolean helped = Foraging.modifiers(attempt).applied().stream().anyMatch(modifier -> modifier.rule().id().equals(UNUSED));
                play.emit(new SupplyEvent.CorpsForaged(corps.power(), corps.id(), result.factorsLost(), helped), recorder.steps());
                applyLosses(play, corps, result.losses().orElseGet(() -> losses(board, corps, result.factorsLost())));
                yield EiaCommandRun.success();
            }
        };
    }

    /** Whether a corps may forage in the supply step. */
    private static boolean mayForage(EiaWarView board, Corps corps) {
        return ForageTime.atSupply(board, corps, false) || new DepotSupplyResolution(board, corps.power()).lacksMoney();
    }

    /** The options of corps in the supply step, each with the number that its die needs. */
    static List<Option> atSupply(EiaWarView board, Power power) {
        var open = UnsettledSupply.corps(board, power);
        boolean unpaid = open.stream().anyMatch(corps -> !ForageTime.atSupply(board, corps, false)) && new DepotSupplyResolution(board, power).lacksMoney();
        return open.stream().filter(corps -> ForageTime.atSupply(board, corps, unpaid)).flatMap(corps -> options(board, corps).stream()).toList();
    }

    /** The options of corps while their power moves. */
    static List<Option> whileMoving(EiaWarView board, Power power) {
        return ForageTime.foragers(board, power).stream().flatMap(corps -> options(board, corps).stream()).toList();
    }

    /**
     * The attempt as everybody is told it: the points above the forage value are open, and not how many factors the corps has, so that
     * nobody learns from its end how many it had (EIA-7.5.2.6.3).
     */
    static Foraging.Attempt asTold(EiaWarView board, Foraging.Attempt attempt) {
        return UnrevealedCorps.untold(board.state()) ? attempt.withoutFactors() : attempt;
    }

    private static ForageLosses losses(EiaWarView board, Corps corps, int points) {
        return ForageLosses.of(corps.factorsOrNone().total(), total(remainingDetachments(board, corps)), points);
    }

    private static void applyLosses(EiaCommandRun play, Corps corps, ForageLosses losses) {
        if (losses.corpsRemoved()) {
            var from = corps.at();
            play.emit(new SupplyEvent.CorpsStarved(corps.power(), corps.id(), Optional.of(corps.factorsOrNone()), remainingDetachments(play.board(), corps)));
            removeLeaders(play, corps);
            SiegeLines.liftDesertedSiege(play, corps.power(), from);
        } else if (losses.total() > 0) {
            play.emit(new SupplyEvent.ForageLossesDue(corps.power(), corps.id(), losses.fromCorps(), losses.fromDetached()));
        }
    }

    /** Leaders leave the map when the last corps of their power in the area is removed (EIA-7.4.1.3.3). */
    private static void removeLeaders(EiaCommandRun play, Corps removed) {
        var state = play.state();
        if (state.corpsAt(removed.at()).stream().noneMatch(other -> other.power() == removed.power())) {
            var leaders = state.leadersAt(removed.at()).stream().filter(leader -> leader.power() == removed.power()).map(LeaderPiece::id).toList();
            if (!leaders.isEmpty()) {
                play.emit(new SupplyEvent.LeadersLeft(leaders));
            }
        }
    }

    /**
     * Whether a corps may plan a siege: enemies are in the city of its area, or stand outside and may go inside, and it has unused
     * movement points that would help it otherwise (EIA-7.4.1.2.2).
     */
    private static boolean mayPlanSiege(EiaWarView board, Corps corps) {
        var area = corps.at().area();
        boolean enemies = SiegeLines.isHeldByEnemies(board, corps.power(), area)
                || !board.enemyCorpsInField(corps.power(), area).isEmpty() || !board.enemyIrregularsInField(corps.power(), area).isEmpty();
        return corps.at().inField() && board.printedCity(area).isPresent() && enemies && unusedPoints(board, corps) > 0 && !isBesieging(board, corps);
    }

    private static boolean isBesieging(EiaWarView board, Corps corps) {
        return corps.at().inField() && board.state().city(corps.at().area()).filter(city -> city.besiegers().contains(corps.power())).isPresent();
    }

    /** The question that foraging puts for a corps on the board. */
    static Foraging.Attempt attempt(EiaWarView board, Corps corps) {
        return attempt(board, corps, false);
    }

    static Foraging.Attempt attempt(EiaWarView board, Corps corps, boolean plansSiege) {
        var area = corps.at().area();
        var journey = corps.journey();
        int value = journey.entered().isEmpty() ? board.area(area).forage()
                : journey.entered().stream().map(board::area).mapToInt(Area::forage).min().orElseThrow();
        int others = (int) board.state().corpsIn(area).stream()
                .filter(other -> !other.id().equals(corps.id()) && !other.at().isAboard() && !(other.at().inCity() && board.isBesieged(area))).count();
        boolean besieging = plansSiege || isBesieging(board, corps);
        // The area in which it began does not count: it must not have moved into an area abroad, and must not be in one now.
        boolean home = board.isOwnTerritory(corps.power(), area)
                && journey.entered().stream().allMatch(entered -> board.isOwnTerritory(corps.power(), entered));
        var eligible = corps.factors().map(factors -> new Foraging.Eligible(factors.total(), total(remainingDetachments(board, corps))));
        return new Foraging.Attempt(value, others, unusedPoints(board, corps), besieging, journey.forcedMarch(), board.isWinterIn(area), home, eligible);
    }

    private static int unusedPoints(EiaWarView board, Corps corps) {
        var journey = corps.journey();
        if (journey.entered().isEmpty() && board.state().readings().is(ForageReadings.STANDING, "nothing")) {
            return 0;
        }
        int allowance = MarchAllowances.of(board.counter(corps), corps.power()) + (journey.forcedMarch() ? MarchAllowances.FORCE_MARCH : 0);
        return Math.max(0, allowance - journey.spent());
    }

    private static int total(List<Detachment> detached) {
        return detached.stream().mapToInt(each -> each.factors().total()).sum();
    }

    /** The factors that a corps detached this month and that still stand there, one entry for each place. */
    static List<Detachment> remainingDetachments(EiaWarView board, Corps corps) {
        var left = new ArrayList<Detachment>();
        for (var at : corps.journey().detached().stream().map(Detachment::at).distinct().toList()) {
            var sum = Factors.NONE;
            for (var each : corps.journey().detached()) {
                sum = each.at().equals(at) ? sum.plus(each.factors()) : sum;
            }
            var standing = at.inCity() ? board.state().city(at.area()).orElseThrow().garrisonOf(corps.nation())
                    : board.state().depotAt(at).filter(depot -> depot.power() == corps.power()).map(depot -> depot.garrison()).orElse(Factors.NONE);
            var both = Factors.NONE;
            for (FactorType type : sum.counts().keySet()) {
                both = both.plus(type, Math.min(sum.count(type), standing.count(type)));
            }
            if (!both.isEmpty()) {
                left.add(new Detachment(at, both));
            }
        }
        return left;
    }

    static Execution takeLosses(EiaCommandRun play, TakeForageLosses command) {
        var board = play.board();
        if (board.state().duties().isEmpty() || !(board.state().duties().getFirst() instanceof SupplyDuty.ForageLosses due)
                || due.power() != command.power() || !due.corps().equals(command.corps())) {
            return EiaCommandRun.refuse(LOSSES, Sentence.of("eia.refused.no-forage-losses").with("corps", CampaignNames.corps(command.corps())));
        }
        var corps = board.state().corps().get(due.corps());
        var factors = command.factors().orElse(Factors.NONE);
        if (factors.total() != due.fromCorps() || !corps.factorsOrNone().holds(factors)) {
            return EiaCommandRun.refuse("EIA-7.4.1.3.1", Sentence.of("eia.refused.forage-losses").with("count", due.fromCorps()).with("total", factors.total()).with("held", CampaignNames.factors(corps.factorsOrNone())));
        }
        var there = remainingDetachments(board, corps);
        boolean known = command.detached().stream().allMatch(loss -> there.stream()
                .anyMatch(each -> each.at().equals(loss.at()) && each.factors().holds(loss.factors())));
        boolean once = command.detached().stream().map(Detachment::at).distinct().count() == command.detached().size();
        if (total(command.detached()) != due.fromDetached() || !known || !once) {
            return EiaCommandRun.refuse("EIA-7.4.1.3.2", Sentence.of("eia.refused.detached-losses").with("count", due.fromDetached()).with("there", total(there)));
        }
        play.emit(new SupplyEvent.ForageLossesTaken(command.power(), corps.id(), Optional.of(factors),
                command.detached().stream().filter(each -> !each.factors().isEmpty()).toList()));
        return EiaCommandRun.success();
    }

    /** The ways in which a corps may forage, each with what its die needs. */
    static List<Option> options(EiaWarView board, Corps corps) {
        var options = new ArrayList<Option>();
        options.add(new Option(label(corps, false, attempt(board, corps)), new ForageCorps(corps.power(), corps.id())));
        if (mayPlanSiege(board, corps)) {
            options.add(new Option(label(corps, true, attempt(board, corps, true)), new ForageBeforeSiege(corps.power(), corps.id())));
        }
        return options;
    }

    private static Sentence label(Corps corps, boolean plansSiege, Foraging.Attempt attempt) {
        int modifier = Foraging.modifiers(attempt).total();
        return Sentence.of("eia.supply.to-forage").with("corps", CampaignNames.corps(corps.id())).with("at", CampaignNames.at(corps.at().area())).with("siege", plansSiege)
                .with("minus", modifier < 0).with("modifier", Math.abs(modifier)).with("value", attempt.forageValue());
    }
}
