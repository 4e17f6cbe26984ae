package tercio.projections.sentence;

import static org.assertj.core.api.Assertions.assertThat;

import tercio.domain.sentence.Sentence;

/** The texts of a sentence in the languages of the catalogs, for tests. */
public final class Spoken {

    private Spoken() {}

    /** The sentence reads so in English and in French, blanks that do not break as blanks. */
    public static void reads(Sentence sentence, String english, String french) {
        assertThat(Texts.englishPhrase(sentence)).isEqualTo(english);
        assertThat(Texts.in(Language.FR).phrase(sentence).replace('\u00a0', ' ').replace('\u202f', ' ')).isEqualTo(french);
    }
}
