package tercio.domain.eu.scenario.adjustment.play;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.forces.TurkishReform;
import tercio.domain.eu.common.game.Defeat;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.eu.turn.campaign.ErsLine;

/** A change of a country: its record sheet, campaign, levies and reforms. */
public sealed interface CountryChange extends EuChange {

    /** The stability of a country. */
    record StabilitySet(CountryId country, int stability) implements CountryChange {
        @Override
        public boolean atAnyTime() {
            return true;
        }
    }

    /** The victory points of a country in this turn. */
    record VictoryPointsSet(CountryId country, int points) implements CountryChange {
        @Override
        public boolean atAnyTime() {
            return true;
        }
    }

    /** The ducats that a country has spent in this turn on a line of its record sheet. */
    record CampaignCosts(CountryId country, ErsLine line, int ducats) implements CountryChange {
        @Override
        public boolean atAnyTime() {
            return true;
        }
    }

    /** The ducats in the treasury of a country when the turn began. */
    record TreasurySet(CountryId country, int ducats) implements CountryChange {
        @Override
        public boolean atAnyTime() {
            return true;
        }
    }

    /** The campaign of a country. It costs nothing: its price is another change. */
    record CampaignSet(CountryId country, Campaign campaign) implements CountryChange {}

    /**
     * The stacks whose active moves fill slots of a country's campaign.
     *
     * @param small those of them that are small, in the event; the game knows them
     */
    record CampaignSlots(CountryId country, List<StackId> stacks, List<StackId> small) implements CountryChange {
        public CampaignSlots {
            stacks = stacks == null ? List.of() : List.copyOf(stacks);
            small = small == null ? List.of() : List.copyOf(small);
        }
    }

    /**
     * The exceptional levies of a country.
     *
     * @param defeat its worst defeat in a land battle of this round
     * @param declared whether it has declared levies this turn
     * @param recruitedLd LD recruited since then
     */
    record LeviesSet(CountryId country, Defeat defeat, boolean declared, int recruitedLd) implements CountryChange {}

    /** Whether a country has fought Turkish troops with an ARMY counter (EU-TUR-9). */
    record OttomansMet(CountryId country, boolean met) implements CountryChange {}

    /** The reforms that Turkey has made in its army. */
    record ReformsSet(CountryId country, boolean m1a, boolean m1b, boolean m2) implements CountryChange {

        /** The reforms that are made. */
        public Set<TurkishReform> reforms() {
            var made = EnumSet.noneOf(TurkishReform.class);
            if (m1a) {
                made.add(TurkishReform.M1A);
            }
            if (m1b) {
                made.add(TurkishReform.M1B);
            }
            if (m2) {
                made.add(TurkishReform.M2);
            }
            return made;
        }
    }
}
