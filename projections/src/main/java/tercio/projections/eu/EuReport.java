package tercio.projections.eu;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.forces.Thirds;
import tercio.domain.eu.common.game.Duty;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.land.losses.play.LossEvent;
import tercio.domain.eu.land.siege.UnderminingResult;
import tercio.domain.eu.land.siege.play.SiegeEvent.AssaultFought;
import tercio.domain.eu.land.siege.play.SiegeEvent.FortressUndermined;
import tercio.domain.eu.sea.attrition.play.ShipLossEvent;
import tercio.domain.eu.sea.battle.play.SeaFightEvent;
import tercio.domain.eu.sea.shorefire.play.ShoreFireEvent;
import tercio.domain.game.Event;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Sentence;
import tercio.projections.GameAtPosition;
import tercio.projections.GameReport;
import tercio.projections.GameReport.Figure;
import tercio.projections.GameReport.Territory;
import tercio.projections.Moment;
import tercio.projections.ReportSource;
import tercio.projections.sentence.Texts;

/** Report of a stretch of a game of Europa, country by country. */
final class EuReport implements ReportSource<EuState> {

    private static final String ROUND = "round";
    private static final String GARRISON = "garrison";

    /**
     * Losses of troops of a country.
     *
     * @param ld detachments
     * @param stacks the number of stacks destroyed with them
     */
    private record Losses(int ld, int stacks) {
        private static final Losses NONE = new Losses(0, 0);

        private Losses plus(Losses more) {
            return new Losses(ld + more.ld, stacks + more.stacks);
        }
    }

    @Override
    public List<Moment> turns(GameAtPosition<EuState> scene) {
        return MomentProjection.moments(scene).stream().filter(moment -> moment.kind().equals(ROUND)).toList();
    }

    @Override
    public List<GameReport.Side> sides(Stretch<EuState> stretch, Texts texts) {
        var losses = losses(stretch.changes().get());
        var spent = new TreeMap<CountryId, Integer>();
        for (var entry : stretch.end().entries(new ErsProjection())) {
            if (entry instanceof ErsProjection.Amount amount && amount.position() > stretch.from()) {
                spent.merge(amount.country(), amount.ducats(), Integer::sum);
            }
        }
        var ships = shipsLost(stretch.changes().get());
        boolean atSea = !stretch.before().navies().stacks().isEmpty();
        var before = stretch.before().countries();
        return stretch.end().board().countries().entrySet().stream().map(now -> {
            var country = now.getKey();
            var was = before.getOrDefault(country, now.getValue());
            var lost = losses.getOrDefault(country, Losses.NONE);
            return new GameReport.Side(country.value(), texts.label(SentenceNames.country(country)), "", Stream.of(
                    Stream.of(new Figure("ldLost", texts.phrase(Sentence.of("eu.report.ld-lost")), lost.ld()),
                            new Figure("stacksLost", texts.phrase(Sentence.of("eu.report.stacks-lost")), lost.stacks())),
                    Stream.of(new Figure("shipsLost", texts.phrase(Sentence.of("eu.report.ships-lost")), Math.ceilDiv(ships.getOrDefault(country, 0), Thirds.LD))).filter(figure -> atSea),
                    Stream.of(
                    new Figure("ducatsSpent", texts.phrase(Sentence.of("eu.report.ducats-spent")), spent.getOrDefault(country, 0)),
                    new Figure("victoryPoints", texts.phrase(Sentence.of("eu.report.victory-points")), now.getValue().victoryPoints() - was.victoryPoints()),
                    new Figure("stability", texts.phrase(Sentence.of("eu.report.stability")), now.getValue().stability() - was.stability()))).flatMap(figures -> figures).toList());
        }).toList();
    }

    /** Troops lost by events of losses. The LD that mans a fortress is not lost (EU-FORT-3). */
    private static Map<CountryId, Losses> losses(Stream<Change<EuState>> changes) {
        var lost = new TreeMap<CountryId, Losses>();
        var garrisons = new HashSet<StackId>();
        changes.filter(change -> change.event() instanceof LossEvent).forEach(change -> {
            if (isManningFortress(change.before())) {
                if (change.event() instanceof LossEvent.LossesTaken taken) {
                    garrisons.add(taken.stack());
                }
            } else {
                decrease(change).forEach((country, ld) -> lost.merge(country, new Losses(ld, 0), Losses::plus));
            }
            if (change.event() instanceof LossEvent.StackDestroyed destroyed) {
                // A stack whose last LD went into a fortress is gone, but not lost.
                change.before().stack(destroyed.stack()).filter(stack -> stack.ld() > 0 || !garrisons.contains(stack.id()))
                        .ifPresent(stack -> lost.merge(stack.country(), new Losses(0, 1), Losses::plus));
            }
        });
        return lost;
    }

    /** Thirds of ships lost by the naval stacks of each country: sunk, damaged or captured. */
    private static Map<CountryId, Integer> shipsLost(Stream<Change<EuState>> changes) {
        var lost = new TreeMap<CountryId, Integer>();
        changes.filter(change -> change.event() instanceof SeaFightEvent || change.event() instanceof ShipLossEvent || change.event() instanceof ShoreFireEvent)
                .forEach(change -> {
                    var after = thirds(change.after());
                    thirds(change.before()).forEach((country, was) -> lost.merge(country, Math.max(0, was - after.getOrDefault(country, 0)), Integer::sum));
                });
        return lost;
    }

    private static Map<CountryId, Integer> thirds(EuState board) {
        var thirds = new TreeMap<CountryId, Integer>();
        board.navies().stacks().values().forEach(stack -> thirds.merge(stack.country(), stack.ships().thirds(), Integer::sum));
        return thirds;
    }

    private static boolean isManningFortress(EuState before) {
        return !before.duties().isEmpty() && before.duties().getFirst() instanceof Duty.Losses owed && owed.why().equals(GARRISON);
    }

    private static Map<CountryId, Integer> decrease(Change<EuState> change) {
        var after = ldByCountry(change.after());
        var fewer = ldByCountry(change.before());
        fewer.replaceAll((country, ld) -> Math.max(0, ld - after.getOrDefault(country, 0)));
        return fewer;
    }

    private static Map<CountryId, Integer> ldByCountry(EuState board) {
        var ld = new TreeMap<CountryId, Integer>();
        for (Stack stack : board.stacks().values()) {
            if (stack.country() != null) {
                ld.merge(stack.country(), stack.ld(), Integer::sum);
            }
        }
        return ld;
    }

    @Override
    public List<Territory> territory(EuState before, EuState after, Texts texts) {
        var changed = new ArrayList<Territory>();
        after.fortresses().forEach((province, now) -> {
            var was = before.fortress(province);
            if (was != null && !was.controller().equals(now.controller())) {
                changed.add(territory(province, "fortress", texts.label(SentenceNames.city(province)), was.controller(), now.controller(), texts));
            }
            if (was != null && !was.owner().equals(now.owner())) {
                changed.add(territory(province, "province", texts.label(SentenceNames.place(province)), was.owner(), now.owner(), texts));
            }
        });
        return changed;
    }

    private static Territory territory(SpaceId province, String what, String name, CountryId was, CountryId now, Texts texts) {
        return new Territory(province.value(), name, what, was.value(), texts.label(SentenceNames.country(was)), now.value(), texts.label(SentenceNames.country(now)));
    }

    /** An undermining that opens nothing, and an assault that is beaten off. */
    @Override
    public boolean goesOn(Event roll, String winner) {
        return switch (roll) {
            case FortressUndermined undermined -> undermined.result() != UnderminingResult.BREACH && !undermined.result().mayFall();
            case AssaultFought assault -> !assault.falls();
            default -> false;
        };
    }

    @Override
    public List<Ended> battles(GameAtPosition<EuState> scene, Texts texts) {
        var battles = BattlesView.of(scene).battles().stream().filter(battle -> battle.ended() != null)
                .map(battle -> new Ended(battle.position(), battle.ended(), battle.ended(), "battle", battle.zone().value(),
                        texts.phrase(Sentence.of("eu.report.battle").with("place", SentenceNames.place(battle.zone())))));
        return Stream.concat(battles, sieges(scene.entries(new SiegeProjection()), texts).stream()).sorted(Comparator.comparing(Ended::position)).toList();
    }

    /**
     * The rolls of sieges. The stacks that assaulted may be revealed only by their losses: a roll is settled with the siege of that
     * province.
     */
    private static List<Ended> sieges(List<SiegeProjection.Happened> entries, Texts texts) {
        var resolved = new HashMap<SpaceId, Integer>();
        var rolls = new ArrayList<Ended>();
        for (var entry : entries.reversed()) {
            switch (entry) {
                case SiegeProjection.Resolved done -> resolved.put(done.zone(), done.position());
                case SiegeProjection.Tried roll when roll.ruled() -> rolls.add(new Ended(roll.position(), roll.position(),
                        resolved.getOrDefault(roll.zone(), 0), "siege", roll.zone().value(), texts.phrase(Sentence.of("eu.report.siege").with("city", SentenceNames.city(roll.zone())))));
                default -> { }
            }
        }
        return rolls;
    }
}
