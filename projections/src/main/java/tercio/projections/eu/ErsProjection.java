package tercio.projections.eu;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import tercio.application.record.RecordedEvent;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.land.battle.play.BattleEvent.BattleEnded;
import tercio.domain.eu.peoples.holland.play.FloodEvent.ProvinceFlooded;
import tercio.domain.eu.scenario.adjustment.play.EuAdjustmentEvent.BoardAdjusted;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.SeaBattleEnded;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.ShipsCaptured;
import tercio.domain.eu.sequence.EuChapters;
import tercio.domain.eu.turn.campaign.ErsLine;
import tercio.domain.eu.turn.campaign.play.CampaignEvent.CampaignDeclared;
import tercio.domain.eu.turn.campaign.play.CampaignEvent.CampaignGranted;
import tercio.domain.eu.turn.levy.play.LevyEvent.LeviesDeclared;
import tercio.domain.eu.turn.levy.play.LevyEvent.TroopsLevied;
import tercio.domain.eu.turn.refit.play.RefitEvent.ShipsRefitted;
import tercio.domain.eu.world.convoy.play.TreasureEvent.ConvoyLost;
import tercio.domain.eu.world.convoy.play.TreasureEvent.GoldLanded;
import tercio.domain.eu.world.corsair.play.GoldRaidEvent.ConvoyAttacked;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Sentence;
import tercio.projections.EventProjection;
import tercio.projections.ProjectionEntry;
import tercio.projections.sentence.ViewText;

/** The entries of the economic record sheets: amounts with round and event (EU-ERS-2), stability and victory points. */
public record ErsProjection() implements EventProjection<EuState, ErsProjection.Entry> {

    private static final ViewText BY_HAND = new ViewText(Sentence.of("eu.sheet.by-host"));

    public sealed interface Entry extends ProjectionEntry {
        CountryId country();
    }

    /** @param ducats added to the line, negative where an upgrade removes a tick */
    public record Amount(CountryId country, ErsLine line, String round, int ducats, int position) implements Entry {}

    record Stability(CountryId country, int position, int amount, ViewText reason) implements Entry {}

    record VictoryPoints(CountryId country, int position, int amount, ViewText reason) implements Entry {}

    @FunctionalInterface
    private interface Change {
        Entry of(CountryId country, int position, int amount, ViewText reason);
    }

    @Override
    public String name() {
        return "ers";
    }

    @Override
    public Class<Entry> type() {
        return Entry.class;
    }

    @Override
    public List<Entry> entries(EuState before, RecordedEvent event) {
        return switch (event.fact()) {
            case CampaignDeclared declared -> campaignEntries(declared, before.box().label(), event.position());
            case CampaignGranted granted -> granted.price() == 0 ? List.of() : campaignEntries(new CampaignDeclared(granted.payer(), granted.campaign(),
                    granted.price(), granted.upgradedPrice() == 0 ? null : granted.upgraded(), granted.upgradedPrice()), before.box().label(), event.position());
            case BattleEnded ended -> changesAfter(event, battle(ended.major(), ended.province()), ended.stability(), ended.victoryPoints());
            case SeaBattleEnded ended -> changesAfter(event, battle(ended.major(), ended.zone()), ended.stability(), ended.victoryPoints());
            case LeviesDeclared declared -> declared.stability() == 0 ? List.of()
                    : List.of(new Stability(declared.country(), event.position(), declared.stability(), new ViewText(Sentence.of("eu.sheet.levies"))));
            case ProvinceFlooded flood -> changesAfter(event, new ViewText(Sentence.of("eu.sheet.flood").with("place", SentenceNames.place(flood.province()))), lossOf(flood.country(), flood.stability()),
                    lossOf(flood.country(), flood.victoryPoints()));
            case TroopsLevied levied -> List.of(new Amount(levied.country(), ErsLine.B44, label(before), levied.ducats(), event.position()));
            case ShipsRefitted refitted -> List.of(new Amount(refitted.country(), ErsLine.B45, label(before), refitted.ducats(), event.position()));
            case ConvoyLost lost -> List.of(new Amount(lost.country(), ErsLine.A10, label(before), -lost.ducats(), event.position()),
                    new Stability(lost.country(), event.position(), -lost.stability(), new ViewText(Sentence.of("eu.sheet.convoy-lost"))));
            case GoldLanded landed -> List.of(new Amount(landed.country(), ErsLine.A10, label(before), landed.ducats(), event.position()));
            case ShipsCaptured captured -> captured.seized() == 0 ? List.of()
                    : List.of(new Amount(before.fleet(captured.joins()).orElseThrow().country(), ErsLine.A10, label(before), captured.seized(), event.position()));
            case ConvoyAttacked attacked -> attacked.income() == 0 ? List.of()
                    : List.of(new Amount(attacked.by(), ErsLine.A9, label(before), attacked.income(), event.position()));
            case BoardAdjusted adjusted -> adjustmentEntries(before, adjusted, event.position());
            default -> List.of();
        };
    }

    private static Map<CountryId, Integer> lossOf(CountryId country, int amount) {
        return amount == 0 ? Map.of() : Map.of(country, -amount);
    }

    private static String label(EuState board) {
        return board.box() == null ? "" : board.box().label();
    }

    /** Entries of an adjustment: the difference of the two boards. */
    private static List<Entry> adjustmentEntries(EuState before, BoardAdjusted adjusted, int position) {
        var after = EuChapters.evolve(before, adjusted);
        var round = label(before);
        var entries = new ArrayList<Entry>();
        before.countries().forEach((country, was) -> {
            var now = after.countries().get(country);
            for (var line : ErsLine.values()) {
                int ducats = now.spent().getOrDefault(line, 0) - was.spent().getOrDefault(line, 0);
                if (ducats != 0) {
                    entries.add(new Amount(country, line, round, ducats, position));
                }
            }
            if (now.stability() != was.stability()) {
                entries.add(new Stability(country, position, now.stability() - was.stability(), BY_HAND));
            }
            if (now.victoryPoints() != was.victoryPoints()) {
                entries.add(new VictoryPoints(country, position, now.victoryPoints() - was.victoryPoints(), BY_HAND));
            }
        });
        return entries;
    }

    private static ViewText battle(boolean major, SpaceId place) {
        return new ViewText(Sentence.of("eu.sheet.battle").with("major", major).with("place", SentenceNames.place(place)));
    }

    private static List<Entry> changesAfter(RecordedEvent event, ViewText reason, Map<CountryId, Integer> stability, Map<CountryId, Integer> points) {
        return Stream.concat(changes(event, reason, stability, Stability::new), changes(event, reason, points, VictoryPoints::new)).toList();
    }

    private static Stream<Entry> changes(RecordedEvent event, ViewText reason, Map<CountryId, Integer> of, Change made) {
        return of.entrySet().stream().sorted(Map.Entry.comparingByKey()).map(change -> made.of(change.getKey(), event.position(), change.getValue(), reason));
    }

    /** An upgraded campaign moves its tick from the cheaper line to the more expensive one. */
    private static List<Entry> campaignEntries(CampaignDeclared declared, String round, int position) {
        var to = ErsLine.of(declared.campaign());
        var from = declared.upgraded() == null ? null : ErsLine.of(declared.upgraded());
        if (to == null || from == to && declared.price() == 0) {
            return List.of();
        }
        if (from == null || from == to) {
            return List.of(new Amount(declared.country(), to, round, declared.price(), position));
        }
        return List.of(
                new Amount(declared.country(), from, round, -declared.upgradedPrice(), position),
                new Amount(declared.country(), to, round, declared.price() + declared.upgradedPrice(), position));
    }
}
