package tercio.adapters.service;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.springframework.beans.factory.config.BeanDefinition;
import org.springframework.context.annotation.ClassPathScanningCandidateComponentProvider;
import org.springframework.core.annotation.MergedAnnotations;
import org.springframework.core.env.StandardEnvironment;
import org.springframework.core.type.classreading.MetadataReader;
import org.springframework.core.type.filter.AnnotationTypeFilter;
import org.springframework.stereotype.Component;

/**
 * The classes of which the web part is made.
 *
 * <p>Decided: the build lists the class files that may be components, and the packaged program looks at these alone. To search the program for
 * them, and to read each class file of their packages, took a tenth of the time that the web part needs to start. Beside the sources, where a
 * class may have been added since, they are searched for, once in a process however many services it starts; a test compares both.
 */
final class ServiceComponents {

    /** The class files that may be components, one a line. */
    static final String LIST = "components.list";
    private static final List<String> PACKAGES = List.of("tercio.adapters.http", "tercio.adapters.hooks", "tercio.adapters.docs");
    private static final String CLASS_FILE = ".class";

    private ServiceComponents() {}

    /** Those of this program. */
    private static final class Known {

        private static final List<Class<?>> ALL = all();

        private static List<Class<?>> all() {
            var list = ServiceComponents.class.getResource(LIST);
            return list != null && list.getProtocol().equals("jar") ? readList(list) : findAll();
        }
    }

    /** Finds components whether they are wanted or not, which each start asks. */
    private static final class Search extends ClassPathScanningCandidateComponentProvider {

        Search() {
            super(false, new StandardEnvironment());
            addIncludeFilter(new AnnotationTypeFilter(Component.class));
        }

        @Override
        protected boolean isCandidateComponent(MetadataReader read) {
            return read.getAnnotationMetadata().isAnnotated(Component.class.getName());
        }
    }

    /** The classes from which Spring makes the web part. */
    static Class<?>[] sources() {
        return Stream.concat(Stream.of(ServiceConfiguration.class), Known.ALL.stream()).toArray(Class<?>[]::new);
    }

    /** The components that a search of the packages finds. */
    static List<Class<?>> findAll() {
        var search = new Search();
        return PACKAGES.stream().flatMap(each -> search.findCandidateComponents(each).stream()).map(BeanDefinition::getBeanClassName)
                .<Class<?>>map(ServiceComponents::loadClass).toList();
    }

    /** The components of a list, in its order. */
    static List<Class<?>> readList(URL list) {
        try (var lines = list.openStream()) {
            return new String(lines.readAllBytes(), StandardCharsets.UTF_8).lines().map(String::strip).filter(line -> !line.isEmpty())
                    .<Class<?>>map(file -> loadClass(file.replace(CLASS_FILE, "").replace('/', '.').replace('\\', '.'))).filter(type -> MergedAnnotations.from(type).isPresent(Component.class)).toList();
        } catch (IOException damagedProgram) {
            throw new UncheckedIOException(damagedProgram);
        }
    }

    private static Class<?> loadClass(String name) {
        try {
            return Class.forName(name, false, ServiceComponents.class.getClassLoader());
        } catch (ClassNotFoundException damagedProgram) {
            throw new IllegalStateException(damagedProgram);
        }
    }
}
