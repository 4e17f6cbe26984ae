package tercio.projections.sentence;

import com.ibm.icu.text.MessageFormat;
import com.ibm.icu.text.MessagePattern;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The pattern of one sentence. Safe for use by several threads. */
final class SentencePattern {

    private final MessageFormat format;
    private final Set<String> names;

    SentencePattern(String line, Language language) {
        var pattern = language.grammar().typeset(line);
        format = new MessageFormat(pattern, language.locale());
        names = names(new MessagePattern(pattern));
    }

    /** All of them, those within a choice, too. */
    static Set<String> names(MessagePattern pattern) {
        return IntStream.range(0, pattern.countParts()).mapToObj(pattern::getPart).filter(part -> part.getType() == MessagePattern.Part.Type.ARG_NAME)
                .map(pattern::getSubstring).collect(Collectors.toUnmodifiableSet());
    }

    /** The names that the pattern asks for, forms of arguments among them. */
    Set<String> names() {
        return names;
    }

    String with(Map<String, Object> forms) {
        var values = new HashMap<String, Object>();
        // Phrases within the sentence are read first: nobody waits for another pattern while this one is taken.
        names.forEach(name -> values.put(name, forms.get(name)));
        synchronized (format) { // a MessageFormat has a state while it formats
            return format.format(values);
        }
    }
}
